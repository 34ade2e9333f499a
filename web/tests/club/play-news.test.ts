import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { keepDevice } from "../../src/lib/device";
import { placeOf, route } from "../../src/lib/route.svelte";
import { hear } from "../../src/lib/words.svelte";
import News from "../../src/lobby/News.svelte";

beforeAll(() => hear("lobby"));

it("tells an announcement until it was read, and who has challenged you", async () => {
  const answers: Record<string, unknown> = {
    "/api/announcements": {
      announcements: [{ id: "a", text: "The server rests on Sunday.", until: 0 }],
    },
    "/api/seeks": {
      seeks: [
        { challenge: true, name: "Ben" },
        { challenge: false, name: "Eva" },
      ],
    },
  };
  vi.stubGlobal("fetch", (path: string) => {
    const headers = { "Content-Type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(answers[path]), { headers }));
  });
  route.place = placeOf("/", "");
  keepDevice("device");
  const first = render(News);
  await screen.findByText("The server rests on Sunday.");
  expect(await screen.findByText("Ben challenges you.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  first.unmount();
  render(News);
  expect(await screen.findByText("Ben challenges you.")).toBeTruthy();
  expect(screen.queryByText("The server rests on Sunday.")).toBeNull();
});
