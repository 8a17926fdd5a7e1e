import { expect, type Page } from 'playwright/test';
import puppeteer, { type Browser, type Page as FirefoxPage } from 'puppeteer-core';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { findFirefox } from '../support/find-browsers';
import { FIND_VISIBLE, SETTLE, type Tab } from './tab';

/** Chrome 92 lacks a function that Playwright calls; an engine is a script that runs next to it. */
export const polyfill = () => {
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
};

export function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('There is no Firefox: FIREFOX_PATH names one.');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Puppeteer loses track of a page that comes back from memory.
    extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
  });
}

/** What both libraries can do with an element. */
type Handle = Record<'click' | 'hover', (options: typeof PATIENCE) => Promise<void>> & {
  type: (text: string) => Promise<void>;
};

/** Playwright waits until an element can be clicked; Puppeteer does not know this option. */
const PATIENCE = { timeout: 5_000 };

/** Chromium, an old one too, driven by Playwright; Firefox, driven by Puppeteer. */
export function pageTab(page: Page | FirefoxPage): Tab {
  const evaluate = (code: string) => (page as Page).evaluate<never>(code);
  // Playwright waits by itself, also where script is off and no frame reports.
  const settle = 'setViewport' in page ? SETTLE : '(element) => element';
  const act = (selector: string, action: (element: Handle) => Promise<void>) =>
    expect(async () => {
      const found = await (page as Page).evaluateHandle(
        `(async () => {
          const element = (${FIND_VISIBLE})(${JSON.stringify(selector)});
          return element && (${settle})(element);
        })()`,
      );
      const element = found.asElement() as Handle | null;
      if (!element) throw new Error(`${selector} is not visible`);
      await action(element);
    }).toPass({ timeout: 15_000 });
  return {
    run: (body, ...args) => evaluate(`(${body})(...${JSON.stringify(args)})`),
    visit: async (address) => void (await page.goto(new URL(address, testAddress.origin).href)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width, height) =>
      'setViewport' in page
        ? page.setViewport({ width, height })
        : page.setViewportSize({ width, height }),
    click: (selector) => act(selector, (element) => element.click(PATIENCE)),
    hover: (selector) => act(selector, (element) => element.hover(PATIENCE)),
    leave: () => page.mouse.move(640, 600),
    type: (selector, text) => act(selector, (element) => element.type(text)),
    press: (key) => page.keyboard.press(key),
  };
}

/**
 * Chrome 112 reports that popovers are an experiment, Chrome 92 that the policy refuses the arrow that it
 * draws into fields with suggestions; all of them, a page that is not found and a lost connection.
 * Firefox reports as an exception that the worker could not answer.
 */
const KNOWN =
  /404|net::ERR_|'popover' attribute|^Refused to apply inline style|A ServiceWorker passed a promise/;

/** The exceptions in the page from now on, and in Chromium the errors that it logs. */
export function problemsIn(page: Page | FirefoxPage): string[] {
  const problems: string[] = [];
  const note = (text: string) => {
    if (!KNOWN.test(text)) problems.push(text);
  };
  page.on('pageerror', (error: unknown) => note(String(error)));
  if (!('setViewport' in page))
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return problems;
}
