import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bootFile } from './boot-file';

const source = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
const loader = source('loader.browser.js');
const boot = bootFile(
  { flight: '', scripts: [], styles: '', runtime: '' },
  source('boot.browser.js'),
);

const calculator = `
  <main><p id="words">Words</p>
    <form data-island="" id="island">
      <input name="weight">
      <button type="button" data-replay="" id="add">Add</button>
      <button type="button" id="plain">Plain</button>
    </form>
  </main>`;
const contact = `
  <p id="words">Words</p>
  <form data-island="eager" data-replay="" id="island"><input name="a"><button id="send">Send</button></form>`;

/** A page of its own, in a frame, with the loader in its head. */
function open(body: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  page.write(
    `<head><script data-boot="/boot.js" data-base="/base.js">${loader}</script></head><body>${body}</body>`,
  );
  page.close();
  const window = frame.contentWindow as Window & { CSSStyleSheet: typeof CSSStyleSheet };
  Object.assign(window, { setTimeout });
  // jsdom knows no sheets made by script.
  window.CSSStyleSheet.prototype.replaceSync = () => {};
  Object.assign(page, { adoptedStyleSheets: [] });
  const find = (id: string) => page.getElementById(id) as HTMLElement;
  const boots = () => [...page.querySelectorAll<HTMLScriptElement>('script[src="/boot.js"]')];
  /** Runs the boot file, as the browser does once it is loaded. */
  const runBoot = () => {
    const [asked] = boots() as (HTMLScriptElement & { held?: unknown })[];
    const script = page.createElement('script');
    const { onerror, held } = asked ?? {};
    page.head.append(Object.assign(script, { onerror, held, textContent: boot }));
  };
  return {
    page,
    find,
    boots,
    dispatch: (id: string, type: string) =>
      find(id).dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
    /** Counts the events of this type that reach the page: what is held back does not. */
    count(id: string, type: string) {
      const seen = { times: 0, submitters: [] as (HTMLElement | null)[] };
      find(id).addEventListener(type, (event) => {
        event.preventDefault();
        seen.times += 1;
        if ('submitter' in event) seen.submitters.push(event.submitter as HTMLElement | null);
      });
      return seen;
    },
    load: () => window.dispatchEvent(new Event('load')),
    async hydrate() {
      if (boots().length > 0) runBoot();
      find('island').setAttribute('data-hydrated', '');
      await Promise.resolve();
    },
  };
}

const fail = (script: HTMLScriptElement | undefined) => script?.onerror?.('');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('loading', () => {
  test('nothing loads by itself', () => {
    expect(open(calculator).boots()).toHaveLength(0);
  });

  test.each(['pointerover', 'keydown', 'focusin', 'click'])(
    'a %s in an island loads the boot file',
    (type) => {
      const page = open(calculator);
      page.dispatch('plain', type);
      expect(page.boots()).toHaveLength(1);
    },
  );

  test('what the boot file goes on with is asked for along with it', () => {
    const { dispatch, page } = open(calculator);
    dispatch('plain', 'pointerover');
    expect(page.querySelector('link[rel=preload]')).toHaveAttribute('href', '/base.js');
  });

  test('a sign of life elsewhere does not', () => {
    const page = open(calculator);
    page.dispatch('words', 'pointerover');
    expect(page.boots()).toHaveLength(0);
  });

  test('a sign of life elsewhere does, where an island is eager', () => {
    const page = open(contact);
    page.dispatch('words', 'pointerover');
    expect(page.boots()).toHaveLength(1);
  });

  test('an island that cannot wait loads it when the page has loaded', () => {
    const page = open('<p data-island="now" id="island"></p>');
    page.load();
    expect(page.boots()).toHaveLength(1);
  });

  test('it loads once, however much happens', () => {
    const page = open(calculator);
    page.dispatch('plain', 'pointerover');
    page.dispatch('plain', 'focusin');
    expect(page.boots()).toHaveLength(1);
  });
});

describe('a click before React is there', () => {
  test('is held back and repeated once the island is hydrated', async () => {
    const page = open(calculator);
    const clicks = page.count('add', 'click');
    page.find('add').click();
    expect(clicks.times).toBe(0);
    await page.hydrate();
    expect(clicks.times).toBe(1);
  });

  test('is repeated once, though it was a double click', async () => {
    const page = open(calculator);
    const clicks = page.count('add', 'click');
    page.find('add').click();
    page.find('add').click();
    await page.hydrate();
    expect(clicks.times).toBe(1);
  });

  test('shows on the control that it waits, and no longer than that', async () => {
    const page = open(calculator);
    page.find('add').click();
    expect(page.find('add')).toHaveAttribute('data-waiting');
    await page.hydrate();
    expect(page.find('add')).not.toHaveAttribute('data-waiting');
  });

  test('stays native on a control that did not ask for it', () => {
    const page = open(calculator);
    const clicks = page.count('plain', 'click');
    page.find('plain').click();
    expect(clicks.times).toBe(1);
  });

  test('is let through once the island is hydrated', async () => {
    const page = open(calculator);
    await page.hydrate();
    const clicks = page.count('add', 'click');
    page.find('add').click();
    expect(clicks.times).toBe(1);
  });
});

test('a form that is sent too early is sent again with the same button', async () => {
  const page = open(contact);
  const submits = page.count('island', 'submit');
  page.find('send').click();
  expect(submits.times).toBe(0);
  await page.hydrate();
  expect(submits.submitters).toEqual([page.find('send')]);
});

describe('when the boot file cannot be had', () => {
  test('a held click goes its native way', () => {
    const page = open(contact);
    const submits = page.count('island', 'submit');
    page.find('send').click();
    fail(page.boots()[0]);
    expect(submits.times).toBe(1);
  });

  test('the next click is not held', () => {
    const page = open(contact);
    page.dispatch('words', 'pointerover');
    fail(page.boots()[0]);
    const submits = page.count('island', 'submit');
    page.find('send').click();
    expect(submits.times).toBe(1);
  });

  test('it is tried again at the next sign of life, a second later at the soonest', () => {
    const page = open(contact);
    page.dispatch('words', 'pointerover');
    fail(page.boots()[0]);
    page.dispatch('words', 'pointerover');
    expect(page.boots()).toHaveLength(1);
    jest.advanceTimersByTime(1000);
    page.dispatch('words', 'pointerover');
    expect(page.boots()).toHaveLength(2);
  });

  test('a held click goes its native way after eight seconds of silence', () => {
    const page = open(contact);
    const submits = page.count('island', 'submit');
    page.find('send').click();
    jest.advanceTimersByTime(7999);
    expect(submits.times).toBe(0);
    jest.advanceTimersByTime(1);
    expect(submits.times).toBe(1);
  });
});
