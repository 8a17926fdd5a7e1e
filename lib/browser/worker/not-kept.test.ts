/** @jest-environment node */
import { fakeCaches } from '../fixtures/fake-caches';
import { build, english, swahili } from '../fixtures/worker-build';
import { notKept } from './not-kept';

const frame = (menu: string) => `<head><title>404</title></head>${menu}<main>Not found</main>`;
const both = { '/404': frame('Menu'), '/sw/404': frame('Menyu') };

async function textIn(language: typeof english, frames: Readonly<Record<string, string>>) {
  const fake = fakeCaches();
  Object.assign(globalThis, { caches: fake, location: new URL('https://nectarine.example') });
  const pages = await fake.open('pages-1');
  for (const [path, html] of Object.entries(frames)) await pages.put(path, new Response(html));
  return (await notKept(build, language)).text();
}

test.each([
  [swahili, both, /Menyu.*Hauna mtandao/],
  [english, both, /Menu.*You are offline/],
  // A visitor who has read one language gets the frame of that one.
  [swahili, { '/404': frame('Menu') }, /Menu.*Hauna mtandao/],
  [english, { '/sw/404': frame('Menyu') }, /Menyu.*You are offline/],
])(
  'the page for what is not kept has the header and footer of a language',
  async (language, frames, text) => {
    expect(await textIn(language, frames)).toMatch(text);
  },
);

test('it lists the kept pages, without the not-found pages', async () => {
  const page = '<title>Wasiliana nasi | Nectarine</title>';
  const text = await textIn(swahili, { ...both, '/sw/mawasiliano': page });
  expect(text).toContain('<a href="/sw/mawasiliano">Wasiliana nasi</a>');
  expect(text).not.toContain('href="/sw/404"');
});
