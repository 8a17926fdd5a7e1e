import { type ElementHandle, expect, type Page } from 'playwright/test';
import { FIND_VISIBLE, type Tab } from './tab';

/** Chrome 92 lacks a function that Playwright calls; an engine is a script that runs next to it. */
export const polyfill = () => {
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
};

/** Chromium, an old one too, driven by Playwright. */
export function chromiumTab(page: Page): Tab {
  const act = (selector: string, action: (element: ElementHandle<Element>) => Promise<void>) =>
    expect(async () => {
      const call = `(${FIND_VISIBLE})(${JSON.stringify(selector)})`;
      const element = (await page.evaluateHandle(call)).asElement();
      if (!element) throw new Error(`${selector} is not visible`);
      await action(element as ElementHandle<Element>);
    }).toPass({ timeout: 15_000 });
  return {
    run: (body, ...args) => page.evaluate(`(${body})(...${JSON.stringify(args)})`),
    visit: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (selector) => act(selector, (element) => element.click({ timeout: 5_000 })),
    hover: (selector) => act(selector, (element) => element.hover({ timeout: 5_000 })),
    leave: () => page.mouse.move(640, 600),
    type: (selector, text) => act(selector, (element) => element.type(text)),
    press: (key) => page.keyboard.press(key),
  };
}

/**
 * Chrome 112 reports that popovers are an experiment, Chrome 92 that the policy refuses the arrow that it
 * draws into fields with suggestions; all of them, a page that is not found and a lost connection.
 */
const KNOWN = /404|net::ERR_|'popover' attribute|^Refused to apply inline style/;

/** The exceptions in the page, and the errors that it logs, from now on. */
export function problemsIn(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !KNOWN.test(message.text())) problems.push(message.text());
  });
  return problems;
}
