import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { focusAhead, isArrow } from "../src/lib/arrows";

/** A button of 40 by 40 px with its middle there. */
function button(name: string, left: number, top: number, size = 40): HTMLButtonElement {
  const made = document.createElement("button");
  made.id = name;
  made.getBoundingClientRect = () => new DOMRect(left - size / 2, top - size / 2, size, size);
  document.body.append(made);
  return made;
}

describe("an arrow", () => {
  beforeEach(() => {
    button("middle", 100, 100);
    button("right", 200, 100);
    button("far", 300, 100);
    button("aside", 150, 180);
    button("hidden", 110, 100, 0);
  });
  afterEach(() => document.body.replaceChildren());

  const went = (key: string, from = "middle") => {
    const buttons = [...document.querySelectorAll<HTMLElement>("button")];
    const start = buttons.find(({ id }) => id === from);
    return start && focusAhead(key, start, buttons) ? document.activeElement?.id : null;
  };

  it("goes to the nearest thing ahead, for which steps aside count twice", () => {
    expect(went("ArrowRight")).toBe("right");
    expect(went("ArrowRight", "right")).toBe("far");
    expect(went("ArrowDown")).toBe("aside");
    expect(went("ArrowLeft", "aside")).toBe("middle");
  });

  it("leads nowhere where nothing is ahead", () => {
    expect(went("ArrowUp")).toBeNull();
    expect(went("ArrowLeft")).toBeNull();
  });

  it("is one of four keys", () => {
    expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "a", "Tab"].map(isArrow)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
