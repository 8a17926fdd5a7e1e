/** @jest-environment node */
import { found, withFault } from '../fixtures/faulty-site';

/** A Swahili page with this text. */
const inSwahili = (text: string) =>
  withFault(
    '/404.html',
    /[\s\S]*/,
    `<!DOCTYPE html><html lang="sw"><title>404</title><body><p>${text}</p></body></html>`,
  );

const english = 'We could not load the answers. Check your connection.';

test.each([
  ['an English sentence', english, true],
  ['a Swahili sentence', 'Majibu hayajapakiwa. Angalia mtandao wako.', false],
  ['names', 'Milton Keynes, United Kingdom', false],
  ['a mailbox with its link', 'info@nectarine.example Tuma barua pepe', false],
])('%s on a Swahili page', async (_, text, isFound) => {
  const names = await found(inSwahili(text));
  expect(names.includes('/404 › language of texts')).toBe(isFound);
});

test('an English name of an icon is found', async () => {
  const names = await found(inSwahili(`<a href="#top" aria-label="${english}">x</a>`));
  expect(names).toContain('/404 › language of texts');
});

test('a language without a name for the detector is reported', async () => {
  const page = inSwahili('x');
  const strange = String(page['/404.html']).replace('lang="sw"', 'lang="xx"');
  expect(await found({ ...page, '/404.html': strange })).toContain('/404 › language of texts');
});

test('an English sentence that is marked as such is no fault', async () => {
  const marked = inSwahili('x');
  const page = String(marked['/404.html']).replace('<p>', `<p lang="en">${english}</p><p>`);
  expect(await found({ ...marked, '/404.html': page })).not.toContain('/404 › language of texts');
});

test('a name in English within a text is no fault if it is marked as such', async () => {
  const name = (lang: string) =>
    `Vitamini <span${lang}>Vitamins and supplements from abroad</span>`;
  const fault = '/404 › language of texts';
  expect(await found(inSwahili(name('')))).toContain(fault);
  expect(await found(inSwahili(name(' lang="en"')))).not.toContain(fault);
});
