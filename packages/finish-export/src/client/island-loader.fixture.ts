import { readFileSync } from 'node:fs';
import path from 'node:path';

/** jsdom does not import modules, so the test provides the boot module. */
const loader = readFileSync(path.join(__dirname, 'island-loader.browser.js'), 'utf8')
  .replace('import(', 'window.importModule(')
  .replaceAll('WORKER', "'/worker.js'");

const form = '<form id="form"><input id="field"><button id="send">Send</button></form>';
export const tool = `<p id="words">Words</p><i id="tool" data-load="/boot.js /base.js">${form}</i>`;
export const formPage = `<p id="words">Words</p><main data-wake="pointermove keydown focusin">${tool}</main>`;

/** Opens a page with the loader in a frame; the test decides when its files arrive or fail. */
export function open(body: string, hash = '') {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  const hydrated: string[] = [];
  const window = frame.contentWindow as Window;
  const boot = { default: async ({ id }: HTMLElement) => hydrated.push(id) };
  const asked: { href: string; arrive: (ok: boolean) => void }[] = [];
  const fetchFile = (href: string) =>
    new Promise((resolve, reject) => {
      const arrive = (ok: boolean) => (ok ? resolve({ ok, blob: async () => '' }) : reject());
      asked.push({ href, arrive });
    });
  Object.assign(window, { setTimeout, fetch: fetchFile, importModule: async () => boot });
  window.location.hash = hash;
  page.write(`<head><script>${loader}</script></head><body>${body}</body>`);
  page.close();
  const find = (id: string) => page.getElementById(id) as HTMLElement;
  return {
    find,
    hydrated,
    asked: () => asked.map(({ href }) => href),
    dispatch: (id: string, type: string, properties = {}) =>
      find(id).dispatchEvent(
        Object.assign(new Event(type, { bubbles: true, cancelable: true }), properties),
      ),
    /** Dispatches `load` as browsers do: on the window, with the document as its target. */
    load: () =>
      window.dispatchEvent(Object.defineProperty(new Event('load'), 'target', { value: page })),
    async answer(type: 'load' | 'error') {
      for (const { arrive } of asked) arrive(type === 'load');
      for (let i = 0; i < 20; i++) await Promise.resolve();
    },
    /** Records the submits that reach the page, by the button that was pressed. */
    submits() {
      const seen: (string | undefined)[] = [];
      find('form').addEventListener('submit', (event) => {
        event.preventDefault();
        seen.push(event.submitter?.id);
      });
      return seen;
    },
  };
}
