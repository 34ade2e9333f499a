// What is looked for on a page that is shown; `looking.py` puts it there.
globalThis.looking = (() => {
  const told = (element) =>
    `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ` +
    element.textContent.trim().slice(0, 60);
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });

  /** What makes the page scroll sideways, and text that its box has no room for. */
  function misfits() {
    const found = [];
    const { scrollWidth } = document.scrollingElement;
    const isTooWide = scrollWidth > innerWidth;
    if (isTooWide) found.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("svg") || !isShown(element)) continue;
      const { right } = element.getBoundingClientRect();
      if (isTooWide && right > innerWidth + 1) found.push(`${told(element)} ends at ${right}`);
      if (isSpilling(element))
        found.push(`${told(element)}: ${element.scrollWidth} in ${element.clientWidth} px`);
    }
    return found;
  }

  function isSpilling(element) {
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "";
    if (![...element.childNodes].some(isText)) return false;
    const style = getComputedStyle(element);
    const isCutOnPurpose =
      ["auto", "scroll"].includes(style.overflowX) || style.textOverflow === "ellipsis";
    if (style.display.startsWith("inline") || isCutOnPurpose) return false;
    // Text of one pixel is for those who listen.
    return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
  }

  /** What can be pressed but is smaller than so many pixels; a drawing may be smaller than that. */
  function small(least) {
    const found = [];
    for (const element of document.querySelectorAll("button, a[href], input, select, summary")) {
      if (!isShown(element) || element.disabled) continue;
      if (getComputedStyle(element).display === "inline") continue; // a link in a sentence
      const parts = [element, ...(element.labels ?? [])];
      const boxes = [
        ...parts.map((each) => each.getBoundingClientRect()),
        ...parts.flatMap((each) => [reach(each, "::before"), reach(each, "::after")]),
      ];
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      const isSmall = Math.min(Math.round(width), Math.round(height)) < least;
      if (width > 2 && isSmall)
        found.push(`${element.outerHTML.slice(0, 120)}: ${width} × ${height} px`);
    }
    return found;
  }

  /** Wait until nothing moves any more that will ever come to rest. */
  function settled() {
    const ending = document.getAnimations().filter(
      (animation) => animation.effect?.getComputedTiming().endTime !== Infinity,
    );
    return Promise.allSettled(ending.map(({ finished }) => finished));
  }

  /** How far what is drawn around an element reaches. */
  function reach(element, part) {
    const { width, height } = getComputedStyle(element, part);
    return { width: parseFloat(width) || 0, height: parseFloat(height) || 0 };
  }

  /** Keep from now on what moves without having been moved, and what is animated. */
  function watch() {
    looking.shifts = [];
    looking.animated = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        const moved = sources
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
          .map((element) => element?.outerHTML.slice(0, 100));
        if (!hadRecentInput) looking.shifts.push(`${value}: ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift" });
    const look = () => {
      looking.animated.push(...animated());
      requestAnimationFrame(look);
    };
    look();
  }

  /** What is being animated now besides transform and opacity. */
  function animated() {
    const plain = ["offset", "easing", "composite", "computedOffset", "transform", "opacity"];
    return document
      .getAnimations()
      .flatMap((animation) => animation.effect?.getKeyframes() ?? [])
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !plain.includes(name));
  }

  return { misfits, settled, small, watch, animated: [], shifts: [] };
})();
