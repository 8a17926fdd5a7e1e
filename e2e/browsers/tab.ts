/**
 * A tab of any browser. Selectors are those of CSS. An element that is acted on is awaited, and moved
 * into the middle of the window, clear of the header: the first one that is visible.
 */
export type Tab = {
  /** Opens a path of the built site, or another address. */
  visit: (address: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; its result must be JSON. */
  run: <Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  /** Moves the pointer to the lower edge of a wide window, away from the header. */
  leave: () => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
};

/** What drives the browser of a project. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/**
 * In the page: whether an element is visible. Chrome 92 has no `checkVisibility`; before Chrome 121 its
 * option had another name.
 */
const isVisible = `(element) => element.checkVisibility
  ? element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true })
  : element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'`;

/** In the page: the first visible element of a selector, moved into the middle of the window. */
export const FIND_VISIBLE = `(selector) => {
  const element = [...document.querySelectorAll(selector)].find(${isVisible});
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element ?? null;
}`;

/** In the page: waits until an element stays where it is. Menus slide in. Playwright does so by itself. */
export const SETTLE = `async (element) => {
  const isEnding = ({ playState, timeline, effect }) =>
    playState === 'running' && timeline === document.timeline
      && effect.getComputedTiming().endTime < Infinity;
  // A slow machine draws two frames alike before a menu begins to move.
  await Promise.allSettled(document.getAnimations().filter(isEnding).map(({ finished }) => finished));
  let last;
  for (let frame = 0; frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame);
    const { x, y } = element.getBoundingClientRect();
    if (last && last.x === x && last.y === y) return element;
    last = { x, y };
  }
  return element;
}`;

export const IS_SHOWN = `(selector) =>
  [...document.querySelectorAll(selector)].some(${isVisible})`;
