type Box = { left: number; top: number; right: number; bottom: number };

/**
 * What moves or disappears on the first screen while the HTML of the page arrives. Removes the page
 * from its end, element by element, and compares what is left with the whole page: unlike a slow
 * download, this tries every place where a packet may end. Lists, tables and texts arrive whole.
 * @param limit the largest layout shift allowed, as browsers measure it
 */
export function faultsWhileArriving(limit: number): string[] {
  const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  const boxOf = (element: Element): Box =>
    element.checkVisibility({ visibilityProperty: true })
      ? element.getBoundingClientRect()
      : nowhere;
  const areaOnScreen = ({ left, top, right, bottom }: Box) =>
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  const around = (one: Box, other: Box): Box => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  });
  const textOf = (element?: Element) => element?.textContent?.trim().slice(0, 40);

  // Not the floating links: a scroll-driven animation hides one of them, but only from the next frame on.
  const all = [...document.querySelectorAll(':is(header, main) *:not(svg *)')];
  const finalBoxes = new Map(all.map((element) => [element, boxOf(element)]));
  const finalBox = (element: Element) => finalBoxes.get(element) ?? nowhere;
  const disappearing = new Set<string | undefined>();
  let worst = { shift: 0, text: textOf() };

  const compare = () => {
    const moved = new Map<Element, Box>();
    let distance = 0;
    for (const element of all.filter(({ isConnected }) => isConnected)) {
      const [box, final] = [boxOf(element), finalBox(element)];
      const by = Math.max(Math.abs(box.left - final.left), Math.abs(box.top - final.top));
      if (areaOnScreen(box) === 0) continue;
      if (final === nowhere) disappearing.add(textOf(element));
      // Browsers ignore less.
      else if (by >= 3) {
        moved.set(element, around(box, final));
        distance = Math.max(distance, by);
      }
    }
    const outermost = [...moved].filter(
      ([{ parentElement }]) => !(parentElement && moved.has(parentElement)),
    );
    const area = outermost.reduce((sum, [, box]) => sum + areaOnScreen(box), 0);
    const share = Math.min(1, area / (innerWidth * innerHeight));
    const shift = share * Math.min(1, distance / Math.max(innerWidth, innerHeight));
    if (shift > worst.shift) worst = { shift, text: textOf(outermost[0]?.[0]) };
  };

  const ends = all.filter((element) => !element.matches(':is(dl, ul, ol, p, table, select) *'));
  for (const end of ends.reverse()) {
    if (end.firstElementChild) end.replaceChildren();
    for (let part: Element | null = end; part && part !== document.body; part = part.parentElement)
      while (part.nextSibling) part.nextSibling.remove();
    if (areaOnScreen(finalBox(end)) > 0 || areaOnScreen(boxOf(end)) > 0) compare();
  }
  return [
    ...(worst.shift > limit ? [`moves by ${worst.shift.toFixed(3)}: ${worst.text}`] : []),
    ...[...disappearing].slice(0, 1).map((text) => `disappears: ${text}`),
  ];
}
