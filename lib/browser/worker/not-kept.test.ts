/** @jest-environment node */
import { fakeCaches } from '../fixtures/fake-caches';
import { notKept } from './not-kept';
import type { WorkerLanguage } from './worker-scope';

const language = (tag: string, home: string, missing: string): WorkerLanguage => ({
  home,
  language: { tag },
  words: { offline: '', slow: '', missing, kept: '' },
  ahead: [],
});
const english = language('en-US', '/', 'You are offline');
const swahili = language('sw-TZ', '/sw', 'Hauna mtandao');
const build = { languages: [english, swahili] };
const frame = (menu: string) => `<head><title>404</title></head>${menu}<main>Not found</main>`;

async function textIn(asked: WorkerLanguage, frames: Readonly<Record<string, string>>) {
  const fake = fakeCaches();
  Object.assign(globalThis, { caches: fake, location: new URL('https://nectarine.example') });
  const pages = await fake.open('pages-1');
  for (const [path, html] of Object.entries(frames)) await pages.put(path, new Response(html));
  return (await notKept(build, asked)).text();
}

test('the page for what is not kept has the header and footer of its language', async () => {
  const frames = { '/404': frame('Menu'), '/sw/404': frame('Menyu') };
  expect(await textIn(swahili, frames)).toMatch(/Menyu.*Hauna mtandao/);
  expect(await textIn(english, frames)).toMatch(/Menu.*You are offline/);
});

test('a visitor who has read one language gets the frame of that one', async () => {
  expect(await textIn(swahili, { '/404': frame('Menu') })).toMatch(/Menu.*Hauna mtandao/);
  expect(await textIn(english, { '/sw/404': frame('Menyu') })).toMatch(/Menyu.*You are offline/);
});

test('it lists the kept pages, without the not-found pages', async () => {
  const page = '<title>Wasiliana nasi | Nectarine</title>';
  const text = await textIn(swahili, { '/sw/404': frame('Menyu'), '/sw/mawasiliano': page });
  expect(text).toContain('<a href="/sw/mawasiliano">Wasiliana nasi</a>');
  expect(text).not.toContain('href="/sw/404"');
});
