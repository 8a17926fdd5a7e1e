/** Events that mean the visitor is scrolling manually. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

const mark = (link: Element | undefined, name: string, holds: boolean) =>
  holds ? link?.setAttribute(name, 'true') : link?.removeAttribute(name);

/**
 * Makes the links to slides scroll the row without moving the page, and marks the slide that it
 * shows. During a smooth scroll the target counts, not the slides passed, so that another "next"
 * continues from there.
 *
 * @param root contains a status line, the row of slides, which can have the focus, and links to them:
 *   previous, one for each slide, next
 */
export function carousel(root: HTMLElement): void {
  const status = root.querySelector('[role=status]');
  const track = root.querySelector<HTMLElement>('[tabindex]');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[role=button]')];
  const dots = links.slice(1, -1);
  if (!track || !status) return;
  let shown: number | undefined;
  let goal: number | undefined;

  // On phones slides are wider than the track.
  const starts = () =>
    [...track.children].map((slide) => (slide as HTMLElement).offsetLeft - track.offsetLeft);
  const passed = () => {
    const distances = starts().map((start) => Math.abs(start - track.scrollLeft));
    return distances.indexOf(Math.min(...distances));
  };

  function aim(arrow: HTMLAnchorElement | undefined, target: number) {
    const dot = dots[target];
    if (dot) arrow?.setAttribute('href', dot.hash);
    mark(arrow, 'aria-disabled', !dot);
  }

  function show(index: number) {
    if (index === shown) return;
    if (shown !== undefined) status?.replaceChildren(dots[index]?.getAttribute('aria-label') ?? '');
    shown = index;
    for (const [i, dot] of dots.entries()) mark(dot, 'aria-current', i === index);
    aim(links[0], index - 1);
    aim(links.at(-1), index + 1);
  }

  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const index = dots.findIndex(({ hash }) => hash === link?.hash);
    if (index < 0) return;
    event.preventDefault();
    goal = index;
    show(index);
    track.scrollTo({ left: starts()[index] ?? 0 });
  });
  // Links activate on Enter only; something announced as a button must also respond to Space.
  root.addEventListener('keydown', (event) => {
    const link = (event.target as Element).closest('a');
    if (event.key !== ' ' || !link) return;
    event.preventDefault();
    link.click();
  });
  track.addEventListener(
    'scroll',
    () => {
      if (goal === passed()) goal = undefined;
      if (goal === undefined) show(passed());
    },
    { passive: true },
  );
  for (const type of BY_HAND)
    track.addEventListener(
      type,
      () => {
        goal = undefined;
      },
      { passive: true },
    );
  track.setAttribute('data-hydrated', '');
  show(passed());
}
