import { sampleWords as words } from '@/lib/fixtures/sample-words';
import { english } from '@/lib/format/locales';
import { keptLine, missingPage, titleIn, withLine } from './offline-page';

const page = `<!DOCTYPE html><html lang="en"><head><title>Contact us | Nectarine</title></head><body class="a"><header>Menu</header><main id="content" tabindex="-1"><island-root data-load="/a.js"><h1>Not found</h1></island-root></main><footer>Foot</footer></body></html>`;
const language = { words: words.offline, language: { tag: 'sw-TZ' } };
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('a kept page begins with a line that says from which day it is', () => {
  const line = keptLine(words.offline.offline, english, new Date(2026, 10, 20, 12));
  expect(line).toContain('November 20, 2026');
  const { body, head } = read(withLine(page, line));
  expect(body.firstElementChild?.textContent).toBe(line);
  expect(body.firstElementChild?.role ?? body.firstElementChild?.getAttribute('role')).toBe(
    'status',
  );
  expect(head.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/offline.css');
  expect(body.querySelector('h1')?.textContent).toBe('Not found');
});

test('a slow network is not called offline', () => {
  const line = keptLine(words.offline.slow, english, new Date(2026, 10, 20, 12));
  expect(line).toMatch(/slow.*November 20, 2026/i);
  expect(line).not.toMatch(/offline/);
});

test('the line is text, whatever it contains', () => {
  const { body } = read(withLine(page, '<b>1 & "2"'));
  expect(body.firstElementChild?.textContent).toBe('<b>1 & "2"');
});

test('the page for what is not kept lists what is, in the frame of the site', () => {
  const pages = [{ path: '/contact', title: titleIn(page) }];
  const { body, title } = read(missingPage(page, language, pages));
  expect(title).toBe(words.offline.missing);
  expect(body.querySelector('main h1')?.textContent).toBe(words.offline.missing);
  expect(body.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('sw-TZ');
  const link = body.querySelector('main#content a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/contact', 'Contact us']);
  expect(body.textContent).toContain('Menu');
  expect(body.textContent).toContain('Foot');
  expect(body.textContent).not.toContain('Not found');
});

test('leaves out the scripts of what it replaces', () => {
  expect(missingPage(page, language, [])).not.toContain('data-load');
});
