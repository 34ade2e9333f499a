// Whether all that a table shows can be seen and pressed; `geometry.py` puts it on the page.
globalThis.geometry = (() => {
  const EDGE = 1.5; // px that rounding may cost
  const LIFT = 8; // px by which a tile may rise over the edge of what it lies in
  const LEAST = 3; // px that overlap in both directions are seen
  const CONTROLS = "button, a[href], input, select, summary, [role=button]";
  // what scrolls on purpose
  const SCROLLS = ".moves, .tree, dialog, dialog .in";
  // what is put on a tile, a dish or a button, and hides some of it
  const BADGES =
    ".gain, .count, .no, .price, .spot, .rise, .cost, .you, .spacebtn, .due, .charcoal, .charcoal *";
  const ART =
    "main svg:is(.t, .chip, .glazed, .new, .held), main .plate, main .back, main .pick > svg";

  // whatever is seen is found at its point, also what lets presses through
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const styles = new Map(); // of this look
  function styleOf(element) {
    let style = styles.get(element);
    if (style === undefined) {
      const { overflowX, overflowY, position, display, textOverflow, clipPath } =
        getComputedStyle(element);
      const isUnseen = clipPath.startsWith("inset(50%"); // for those who listen
      const isClip = overflowX !== "visible" || overflowY !== "visible";
      style = {
        isClip,
        position,
        display,
        isUnseen,
        isEllipsis: textOverflow === "ellipsis" && !/flex|grid/.test(display),
      };
      styles.set(element, style);
    }
    return style;
  }

  const boxOf = (element) => element.getBoundingClientRect();
  const told = (element) => {
    const kind =
      element
        .getAttribute?.("class")
        ?.replace(/svelte-\w+/g, "")
        .trim() ?? "";
    const named = element.getAttribute?.("aria-label") ?? element.textContent ?? "";
    const name = named.replace(/\s+/g, " ").trim().slice(0, 50);
    return `<${element.localName}${kind && ` ${kind}`}>${name && ` “${name}”`}`;
  };
  const isShown = (element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    }) && !element.closest(".sr, .sky, .sprite");

  const shrunk = (box, part) => {
    const [x, y] = [box.width * part, box.height * part];
    return new DOMRect(box.x + x, box.y + y, box.width - 2 * x, box.height - 2 * y);
  };
  const overlap = (one, other) => ({
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  const isOver = (one, other) => {
    const { width, height } = overlap(one, other);
    return width > LEAST && height > LEAST;
  };
  const sticksOut = (box, of, by) => {
    const out = {
      left: of.left - box.left,
      top: of.top - box.top,
      right: box.right - of.right,
      bottom: box.bottom - of.bottom,
    };
    const [side, far] = Object.entries(out).sort(([, one], [, other]) => other - one)[0];
    return far > by ? `${Math.round(far)} px at the ${side}` : "";
  };

  /** The words on the page, line by line: their element and where they stand. */
  function linesOfText() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!/\S/.test(node.data) || element.closest("svg, script, option, .sr, .charcoal") || !isShown(element))
        continue;
      if (styleOf(element).isUnseen) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      );
      if (boxes.length > 0) found.push({ node, element, boxes });
    }
    return found;
  }

  /** What cuts something off: an ancestor that hides what sticks out of it. */
  function cutBy(element, box) {
    let { position } = styleOf(element);
    for (
      let each = element.parentElement;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const style = styleOf(each);
      if (position === "fixed") return null;
      if (position === "absolute" && style.position === "static") continue;
      position = style.position;
      if (!style.isClip) continue;
      if (each.matches(SCROLLS)) return null;
      const out = sticksOut(box, boxOf(each), EDGE);
      if (out) return { by: each, out, isEllipsis: style.isEllipsis };
    }
    return null;
  }

  /** What is seen of a line of text that ends with an ellipsis. */
  function seenOf(element, box) {
    let seen = box;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (!styleOf(each).isClip) continue;
      const of = boxOf(each);
      const [left, top] = [Math.max(seen.left, of.left), Math.max(seen.top, of.top)];
      const [right, bottom] = [Math.min(seen.right, of.right), Math.min(seen.bottom, of.bottom)];
      seen = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    return seen;
  }

  /** Is it scrolled out of sight in something that scrolls on purpose? */
  function isScrolledAway(element, box) {
    const scroller = element.closest(SCROLLS);
    return scroller !== null && sticksOut(box, boxOf(scroller), EDGE) !== "";
  }

  function isPainted(element) {
    if (element.closest(".is-away")) return false;
    if (element instanceof SVGElement) return element.localName !== "svg";
    const style = getComputedStyle(element);
    const [, alpha = "1"] = /rgba\(.*, ([\d.]+)\)/.exec(style.backgroundColor) ?? [];
    return Number(alpha) > 0.3 || style.backgroundImage !== "none";
  }

  /** What is painted over a point of something. */
  function coverAt(element, x, y, isPassed) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
    const isPreviewed = (each) =>
      element.matches(".spot, .cellbtn, .spacebtn") && element.parentElement.contains(each);
    const isOwn = (each) =>
      each === element || element.contains(each) || each.contains(element) || isPreviewed(each);
    const first = document.elementFromPoint(x, y);
    if (first === null || isOwn(first)) return null;
    for (const each of document.elementsFromPoint(x, y)) {
      if (isOwn(each)) return null;
      if (isPainted(each) && !each.closest(BADGES) && !isPassed(each)) return each;
    }
    return null;
  }

  function coverOf(element, box, isPassed) {
    const { left, top, width, height } = box;
    // words are hidden from one end or the other, what is pressed is pressed in the middle
    const points = element.matches(CONTROLS) ? [0.5] : [0.12, 0.88];
    for (const across of points) {
      const cover = coverAt(element, left + width * across, top + height / 2, isPassed);
      if (cover) return cover;
    }
    return null;
  }

  /** The nearest thing around an element that is painted as a box. */
  function boxAround(element) {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { display } = styleOf(each);
      if (display === "inline" || display === "contents") continue;
      if (isPainted(each) || parseFloat(getComputedStyle(each).borderTopWidth) > 0) return each;
    }
    return null;
  }

  /** All that is wrong now. `isWhole`: nothing may need scrolling. `isAsked`: it is your turn. */
  function problems({ isWhole, isAsked }) {
    styles.clear();
    const found = problemsNow(isWhole, isAsked);
    if (!isWhole) found.push(...problemsAtTheEnd());
    return [...new Set(found)];
  }

  function problemsNow(isWhole, isAsked) {
    const found = [];
    const view = new DOMRect(0, 0, innerWidth, innerHeight);
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    if (isWhole && scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} px high`);
    const open = document.querySelector("dialog[open]");
    const isFloating = (element) => !isWhole && element.closest(".choice, .below, .bar, .dock") !== null; // the page scrolls under them
    // a notice may lie on the table: it is answered or closed
    const passes = (element) => (cover) =>
      (isFloating(cover) && !isFloating(element)) || cover.closest(".floats") !== null;

    for (const element of document.querySelectorAll(CONTROLS)) {
      const box = boxOf(element);
      if (!isShown(element) || box.width <= 1 || isScrolledAway(element, box)) continue;
      if (open && !open.contains(element)) continue;
      const inBar = element.closest(".choice, .below, .bar, .dock") !== null;
      const out = isWhole || inBar ? sticksOut(box, view, EDGE) : "";
      if (out) found.push(`${told(element)} is outside the window, ${out}`);
      const cut = cutBy(element, box);
      if (cut) found.push(`${told(element)} is cut by ${told(cut.by)}, ${cut.out}`);
      const isWholeCard = element.matches(".open, .cover"); // what lies on it is what it opens
      const isFree = isWholeCard || element.closest("[inert], .moves") !== null;
      const cover = isFree ? null : coverOf(element, box, passes(element));
      if (cover) found.push(`${told(element)} is covered by ${told(cover)}`);
    }

    const panel = document.querySelector("main .choice");
    const panelOut = panel && sticksOut(boxOf(panel), view, EDGE);
    if (panelOut) found.push(`${told(panel)} is outside the window, ${panelOut}`);
    if (!isWhole && isAsked) found.push(...hiddenTargets(view, panel));

    const texts = linesOfText().filter(({ element }) => !open || open.contains(element));
    for (const { element, boxes } of texts)
      found.push(...textProblems(element, boxes, view, isWhole, passes(element)));
    found.push(...collisions(texts, open));
    for (const element of document.querySelectorAll(ART)) {
      if (!isShown(element) || element.closest(".is-away")) continue;
      const box = boxOf(element);
      const out = isWhole ? sticksOut(box, view, EDGE) : "";
      if (out) found.push(`${told(element)} is outside the window, ${out}`);
      const cut = cutBy(element, box);
      if (cut && !isScrolledAway(element, box))
        found.push(
          `${told(element)} in ${told(element.parentElement)} is cut by ${told(cut.by)}, ${cut.out}`,
        );
      const card = element.closest(".choice, .fac, .card");
      const past = card && sticksOut(box, boxOf(card), LIFT);
      if (past)
        found.push(
          `${told(element)} in ${told(element.parentElement)} sticks out of ${told(card)}, ${past}`,
        );
    }
    return [...found, ...outsideDishes(), ...trailProblems()];
  }

  function textProblems(element, boxes, view, isWhole, isPassed) {
    const found = [];
    const whole = boxes.reduce(
      (one, other) =>
        new DOMRect(
          Math.min(one.left, other.left),
          Math.min(one.top, other.top),
          Math.max(one.right, other.right) - Math.min(one.left, other.left),
          Math.max(one.bottom, other.bottom) - Math.min(one.top, other.top),
        ),
    );
    if (isScrolledAway(element, whole)) return [];
    const lines = boxes.map((box) => shrunk(box, 0.16));
    const cut = lines.map((box) => cutBySelf(element, box) ?? cutBy(element, box)).find(Boolean);
    if (cut && cut.isEllipsis && !element.closest("[title]"))
      found.push(`${told(element)} ends with an ellipsis and has no title`);
    if (cut && !cut.isEllipsis)
      found.push(`the text of ${told(element)} is cut by ${told(cut.by)}, ${cut.out}`);
    if (cut) return found;
    for (const box of lines) {
      const out = isWhole ? sticksOut(box, view, EDGE) : "";
      if (out) found.push(`the text of ${told(element)} is outside the window, ${out}`);
      const cover = element.closest("[inert], .moves") ? null : coverOf(element, box, isPassed);
      if (cover) found.push(`the text of ${told(element)} is covered by ${told(cover)}`);
      const around = element.closest(BADGES) ? null : boxAround(element);
      const past = around && sticksOut(box, boxOf(around), EDGE);
      if (past) found.push(`the text of ${told(element)} sticks out of ${told(around)}, ${past}`);
    }
    return found;
  }

  function cutBySelf(element, box) {
    const style = styleOf(element);
    if (!style.isClip || element.matches(SCROLLS)) return null;
    const out = sticksOut(box, boxOf(element), EDGE);
    return out ? { by: element, out, isEllipsis: style.isEllipsis } : null;
  }

  /** Words that run into other words or into a picture. */
  function collisions(texts, open) {
    const found = [];
    const all = texts
      .filter(
        ({ element }) => !element.closest(BADGES) && !element.closest(".moves, dialog:not([open])"),
      )
      .flatMap(({ element, boxes }) =>
        boxes.map((box) => ({
          element,
          box: shrunk(seenOf(element, box), 0.2),
        })),
      );
    all.sort((one, other) => one.box.left - other.box.left);
    all.forEach((one, index) => {
      for (let next = index + 1; next < all.length; next += 1) {
        const other = all[next];
        if (other.box.left > one.box.right) break;
        if (other.element === one.element || !isOver(one.box, other.box)) continue;
        if (isFloatingApart(one.element, other.element)) continue;
        found.push(`the texts of ${told(one.element)} and ${told(other.element)} overlap`);
      }
    });
    const pictures = [...document.querySelectorAll(ART)].filter(
      (element) =>
        isShown(element) && !element.closest(".is-away") && (!open || open.contains(element)),
    );
    for (const picture of pictures) {
      const box = shrunk(boxOf(picture), 0.1);
      for (const { element, box: words } of all) {
        if (!isOver(box, words) || isFloatingApart(element, picture)) continue;
        if (picture.contains(element)) continue;
        found.push(
          `${told(picture)} in ${told(picture.parentElement)} lies on the text of ${told(element)}`,
        );
      }
    }
    return found;
  }

  /** Does one of them belong to what stays while the page scrolls under it? */
  function isFloatingApart(one, other) {
    const floating = (element) => element.closest(".choice, .below, .bar, .dock, .floats");
    return floating(one) !== floating(other);
  }

  /** Tiles that do not lie within their round dish. */
  function outsideDishes() {
    const found = [];
    for (const dish of document.querySelectorAll(".sunny, .azul .factory")) {
      if (!isShown(dish)) continue;
      const round = boxOf(dish);
      const isRound = dish.matches(".sunny");
      for (const tile of dish.querySelectorAll(".pick:not(.is-chosen, .is-same) > svg")) {
        const box = shrunk(
          boxOf(tile),
          parseFloat(getComputedStyle(tile).paddingLeft) / boxOf(tile).width,
        );
        const [x, y] = [
          box.x + box.width / 2 - round.x - round.width / 2,
          box.y + box.height / 2 - round.y - round.height / 2,
        ];
        const far = isRound
          ? Math.hypot(x, y) + box.width / 2
          : Math.hypot(Math.abs(x) + box.width * 0.46, Math.abs(y) + box.height * 0.46);
        if (far > round.width / 2 + EDGE)
          found.push(
            `a tile sticks out of ${told(dish)} by ${Math.round(far - round.width / 2)} px`,
          );
      }
    }
    return found;
  }

  /** The trail of the last move stays on the table, and never goes under a board. */
  function trailProblems() {
    const path = document.querySelector(".trail path:last-of-type");
    if (!path) return [];
    const matrix = path.getScreenCTM();
    const boards = [...document.querySelectorAll(".board")].filter(isShown).map(boxOf);
    for (let at = 0; at <= path.getTotalLength(); at += 6) {
      const { x, y } = path.getPointAtLength(at).matrixTransform(matrix);
      const under = boards.some(
        (box) => x > box.left + 2 && x < box.right - 2 && y > box.top + 2 && y < box.bottom - 2,
      );
      if (under) return [`the trail runs under a board at ${Math.round(x)}, ${Math.round(y)}`];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
        return ["the trail leaves the window"];
    }
    return [];
  }

  /** Where a decision is made in the market: in Duel, a first plate is taken from the display alone. */
  const MARKET = { setup: ".market .plates" };

  /** On a phone: what is to be pressed next must not be below the panel or off the screen. */
  function hiddenTargets(view, panel) {
    const onBoard = document.querySelectorAll(
      ".mine :is(.line.is-legal, .floor.is-legal, .cellbtn, .spacebtn, .spot)",
    );
    // with what is pressed in the panel, nothing else has to be in view
    const inPanel =
      ".picker, [data-phase=drawing], [data-phase=keeping], [data-phase=returning], " +
      "[data-phase=paying], [data-phase=spending], [data-phase=stacking]";
    if (document.querySelector(inPanel)) return [];
    const targets =
      onBoard.length > 0
        ? [...onBoard]
        : [
            ...document.querySelectorAll(
              MARKET[document.querySelector("main [data-phase]")?.dataset.phase ?? ""] ??
                ".market :is(.factory, .centre, .fac, .plates)",
            ),
          ];
    const free = new DOMRect(0, 0, innerWidth, panel ? boxOf(panel).top : innerHeight);
    if (innerHeight < 600 || !isShown(targets[0] ?? document.body)) return [];
    return targets.flatMap((each) => {
      const out = sticksOut(boxOf(each), free, LIFT);
      return out ? [`${told(each)} is asked for and not in view, ${out}`] : [];
    });
  }

  /** Where the page scrolls: at its end, nothing may be left under what floats. */
  function problemsAtTheEnd() {
    const before = scrollY;
    scrollTo({
      top: document.scrollingElement.scrollHeight,
      behavior: "instant",
    });
    const found = [];
    for (const floating of document.querySelectorAll("main .choice, .below, .dock")) {
      const box = boxOf(floating);
      for (const part of document.querySelectorAll(
        "main .floor, main .store, main .side5, main .board, main .choice, main .stockcard",
      )) {
        if (
          part === floating ||
          part.contains(floating) ||
          floating.contains(part) ||
          !isShown(part)
        )
          continue;
        if (isOver(box, boxOf(part)))
          found.push(`${told(floating)} covers ${told(part)} where the page ends`);
      }
    }
    scrollTo({ top: before, behavior: "instant" });
    return found;
  }

  return { problems };
})();
