import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bootFile } from './boot-file';

const tail = readFileSync(path.join(__dirname, 'boot.browser.js'), 'utf8');
const text = bootFile(
  {
    flight: 'x',
    scripts: ['/a.js', '/b.js'],
    styles: '.open{color:red}',
    runtime: 'self.started=(self.started||0)+1;',
  },
  tail,
);

type PageWindow = Window & {
  __next_f: unknown[];
  started?: number;
  CSSStyleSheet: typeof CSSStyleSheet;
};

/** A page of its own, in a frame, whose external files succeed or fail on command. */
function open() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const window = frame.contentWindow as unknown as PageWindow;
  const failed = jest.fn();
  // jsdom knows no sheets made by script; that they apply is seen in a real browser.
  const adopted = jest.fn();
  window.CSSStyleSheet.prototype.replaceSync = adopted;
  Object.assign(page, { adoptedStyleSheets: [] });
  return {
    page,
    window,
    failed,
    adopted,
    boot() {
      const script = page.createElement('script');
      script.onerror = failed;
      script.textContent = text;
      page.head.append(script);
    },
    async answer(type: 'load' | 'error', ...urls: string[]) {
      for (const url of urls) page.querySelector(`[src="${url}"]`)?.dispatchEvent(new Event(type));
      await new Promise(process.nextTick);
    },
  };
}

afterEach(() => document.body.replaceChildren());

test('Next starts once all scripts are there, and not before', async () => {
  const { answer, boot, window } = open();
  boot();
  await answer('load', '/a.js');
  expect(window.started).toBeUndefined();
  await answer('load', '/b.js');
  expect(window.started).toBe(1);
});

test('scripts are asked for in their order, as React will look for them', () => {
  const { boot, page } = open();
  boot();
  const scripts = [...page.querySelectorAll('script[async][src]')];
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/a.js', '/b.js']);
});

test('the styles of what the scripts bring are adopted once, however often it tries', async () => {
  const { adopted, answer, boot, page } = open();
  boot();
  await answer('error', '/b.js');
  boot();
  expect(adopted.mock.calls).toEqual([['.open{color:red}']]);
  expect(page.adoptedStyleSheets).toHaveLength(1);
});

test('Next does not start while a file is missing', async () => {
  const { answer, boot, failed, window } = open();
  boot();
  await answer('load', '/a.js');
  await answer('error', '/b.js');
  expect(failed).toHaveBeenCalledTimes(1);
  expect(window.started).toBeUndefined();
});

test('the next try asks only for what failed, and flight data is not given twice', async () => {
  const { answer, boot, page, window } = open();
  boot();
  await answer('load', '/a.js');
  await answer('error', '/b.js');
  boot();
  expect(page.querySelectorAll('[src="/a.js"]')).toHaveLength(1);
  expect(page.querySelectorAll('[src="/b.js"]')).toHaveLength(1);
  await answer('load', '/b.js');
  expect(window.started).toBe(1);
  expect(window.__next_f).toEqual([[0], [1, 'x']]);
});
