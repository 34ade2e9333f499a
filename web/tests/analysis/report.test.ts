import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Judged } from "../../src/analysis/judging";
import Report from "../../src/analysis/Report.svelte";
import { Review } from "../../src/analysis/review.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { boardWith } from "./boards";

it("a report shows why a move was worse at the first press, and hides it at the next", async () => {
  await speak("en");
  await hear("report");
  const board = await boardWith();
  await board.play("5B2");
  const review = new Review(board, 1_000);
  await review.run();
  const [found] = review.judged;
  if (found === undefined) throw new Error("nothing was judged");
  const dear: Judged = { ...found, cost: { share: 0.2, lead: 5 } };
  review.take([dear], review.dealt);
  const nothing = () => undefined;
  render(Report, { review, seats: board.seats, mine: 0, onshow: nothing, ontry: nothing });
  const why = screen.getByRole("button", { name: "Why" });
  const isOpen = () => [
    why.getAttribute("aria-expanded"),
    screen.queryAllByRole("list").length > 1,
  ];
  expect(isOpen()).toEqual(["false", false]);
  await fireEvent.click(why);
  expect(isOpen()).toEqual(["true", true]);
  await fireEvent.click(why);
  expect(isOpen()).toEqual(["false", false]);
});
