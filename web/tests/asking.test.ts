import { describe, expect, it, vi } from "vitest";
import { Asking } from "../src/lib/asking.svelte";

describe("something that is asked", () => {
  it("is asked once, however often it is pressed", async () => {
    const asking = new Asking();
    let answer = (): void => undefined;
    const task = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const first = asking.run(task);
    expect(asking.isBusy).toBe(true);
    const second = asking.run(task);
    expect(task).toHaveBeenCalledOnce();
    answer();
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(asking.isBusy).toBe(false);
  });

  it("tells what went wrong until it is tried again", async () => {
    const asking = new Asking();
    const trouble = new Error("away");
    expect(await asking.run(() => Promise.reject(trouble))).toBe(false);
    expect(asking.trouble).toBe(trouble);
    expect(asking.isBusy).toBe(false);
    expect(await asking.run(() => Promise.resolve())).toBe(true);
    expect(asking.trouble).toBeNull();
  });
});
