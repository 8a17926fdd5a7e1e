/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** jsdom does not import modules, so the test provides the boot module. */
const loader = readFileSync(path.join(__dirname, 'island-loader.browser.js'), 'utf8')
  .replace('import(', 'window.importModule(')
  .replaceAll('WORKER', "'/worker.js'");

const form =
  '<form id="form"><input id="field"><button type="submit" id="send">Send</button></form>';
const tool = `<p id="words">Words</p><i id="tool" data-load="/boot.js /base.js">${form}</i>`;

/** Opens a page with the loader in a frame; the test decides when its files arrive or fail. */
function open(body = tool, hash = '', query = '') {
  const frame = document.createElement('iframe');
  frame.src = `about:blank${query}`;
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const window = frame.contentWindow as Window;
  const hydrated: string[] = [];
  const asked: { href: string; arrive: (ok: boolean) => void }[] = [];
  const submits: (string | undefined)[] = [];
  const register = jest.fn(async () => {});
  Object.defineProperty(window.navigator, 'serviceWorker', { value: { register } });
  Object.assign(window, {
    setTimeout,
    importModule: async () => ({ default: async ({ id }: HTMLElement) => hydrated.push(id) }),
    fetch: (href: string) =>
      new Promise((resolve, reject) => {
        const arrive = (ok: boolean) => (ok ? resolve({ ok, blob: async () => '' }) : reject());
        asked.push({ href, arrive });
      }),
  });
  window.location.hash = hash;
  page.write(`<head><script>${loader}</script></head><body>${body}</body>`);
  page.close();
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    submits.push(event.submitter?.id);
  });
  const find = (id: string) => page.getElementById(id) as HTMLElement;
  return {
    find,
    hydrated,
    register,
    submits,
    asked: () => asked.map(({ href }) => href),
    dispatch: (id: string, type: string, properties = {}) =>
      find(id).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), properties)),
    /** Dispatches `load` as browsers do: on the window, with the document as its target. */
    load: () =>
      window.dispatchEvent(Object.defineProperty(new Event('load'), 'target', { value: page })),
    async answer(ok: boolean) {
      for (const { arrive } of asked) arrive(ok);
      for (let i = 0; i < 20; i++) await Promise.resolve();
    },
  };
}

type Opened = ReturnType<typeof open>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const within = (wake: string) => `<div data-wake="${wake}">${tool}</div>`;
const onTouch = { pointerType: 'touch' };

test.each<[what: string, page: () => Opened, act: (page: Opened) => void, hydrates: boolean]>([
  ['the pointer in it', open, ({ dispatch }) => dispatch('field', 'pointermove'), true],
  ['focus in it', open, ({ dispatch }) => dispatch('field', 'focusin'), true],
  [
    'a finger that may scroll',
    open,
    ({ dispatch }) => dispatch('field', 'pointermove', onTouch),
    false,
  ],
  ['a tap', open, ({ dispatch }) => dispatch('field', 'click', { ...onTouch, detail: 1 }), true],
  ['a click elsewhere', open, ({ dispatch }) => dispatch('words', 'click'), false],
  [
    'an event of data-wake',
    () => open(within('focusin')),
    (page) => page.dispatch('words', 'focusin'),
    true,
  ],
  ['load', open, (page) => page.load(), false],
  ['load of data-wake', () => open(within('load')), (page) => page.load(), true],
  ['a fragment that is state', () => open(tool, '#weight=2'), (page) => page.load(), true],
  [
    'a fragment that names an element in it',
    () => open(tool, '#field'),
    (page) => page.load(),
    true,
  ],
  ['a question in the address', () => open(tool, '', '?q=shoes'), (page) => page.load(), true],
  ['another query', () => open(tool, '', '?from=mail'), (page) => page.load(), false],
  ['a fragment that names another', () => open(tool, '#words'), (page) => page.load(), false],
])('a root hydrates at %s', async (_, openPage, act, hydrates) => {
  const page = openPage();
  act(page);
  await page.answer(true);
  expect(page.asked()).toEqual(hydrates ? ['/boot.js', '/base.js'] : []);
  expect(page.hydrated).toEqual(hydrates ? ['tool'] : []);
});

test('a root hydrates once, with the roots around it, and files are shared', async () => {
  const page = open(`<i id="outer" data-load="/boot.js /base.js">${tool}</i>`);
  for (const type of ['focusin', 'click', 'keydown']) page.dispatch('field', type);
  await page.answer(true);
  expect(page.hydrated).toEqual(['outer', 'tool']);
  expect(page.asked()).toHaveLength(2);
});

test('after a failed request nothing is requested for one second, then everything again', async () => {
  const page = open();
  page.dispatch('field', 'focusin');
  await page.answer(false);
  page.dispatch('field', 'click');
  expect(page.asked()).toHaveLength(2);
  jest.advanceTimersByTime(1000);
  page.dispatch('field', 'click');
  await page.answer(true);
  expect(page.hydrated).toEqual(['tool']);
});

test('a submit is held until hydration fails, then posted once a minute at most', async () => {
  const page = open();
  page.find('send').click();
  expect(page.submits).toEqual([]);
  expect(page.find('form').dataset.held).toBeDefined();
  await page.answer(false);
  for (let i = 0; i < 3; i++) page.find('send').click();
  expect(page.submits).toEqual(['send']);
  jest.advanceTimersByTime(60_000);
  page.find('send').click();
  await page.answer(false);
  expect(page.submits).toEqual(['send', 'send']);
});

test('the service worker is registered at a click or a key press, not at load or a scroll', () => {
  const page = open();
  page.load();
  for (const type of ['pointerdown', 'pointermove', 'focusin']) page.dispatch('words', type);
  expect(page.register).not.toHaveBeenCalled();
  page.dispatch('words', 'keydown');
  expect(page.register).toHaveBeenCalledWith('/worker.js');
});
