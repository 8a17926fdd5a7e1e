import { expect } from 'playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { testAddress } from '../../scripts/setup/addresses.mjs';
import { findFirefox } from '../support/find-browsers';
import { FIND_VISIBLE, SETTLE, type Tab } from './tab';

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

/** Firefox reports as an exception that the worker could not answer. */
const KNOWN = /A ServiceWorker passed a promise/;

/** The exceptions in the page, from now on. */
export function exceptionsIn(page: Page): string[] {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => {
    if (!KNOWN.test(String(error))) exceptions.push(String(error));
  });
  return exceptions;
}

/** Firefox, driven by Puppeteer. */
export function firefoxTab(page: Page): Tab {
  const act = (selector: string, action: (element: ElementHandle<Element>) => Promise<void>) =>
    expect(async () => {
      const found = await page.evaluateHandle(`(${FIND_VISIBLE})(${JSON.stringify(selector)})`);
      const element = found.asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error(`${selector} is not visible`);
      await element.evaluate(new Function('element', `return (${SETTLE})(element)`) as never);
      await action(element);
    }).toPass({ timeout: 15_000 });
  return {
    run: (body, ...args) =>
      page.evaluate(`(${body})(...${JSON.stringify(args)})`) as ReturnType<Tab['run']> as never,
    visit: async (address) => void (await page.goto(new URL(address, testAddress.origin).href)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => act(selector, (element) => element.click()),
    hover: (selector) => act(selector, (element) => element.hover()),
    leave: () => page.mouse.move(640, 600),
    type: (selector, text) => act(selector, (element) => element.type(text)),
    press: (key) => page.keyboard.press(key),
  };
}
