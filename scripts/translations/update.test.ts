/** @jest-environment node */
import type { SiteContent } from '@/content/schema/site-content';
import { sampleContent } from '@/lib/fixtures/sample-site';
import {
  catalogueText,
  entryFor,
  newCatalogue,
  previousEnglish,
  setTranslation,
  stateOf,
} from './catalogue';
import { updated } from './update';

const blurb = 'Parcels from [{origins.count} countries](routes).';
const own = 'Vifurushi kutoka [nchi {origins.count}](routes).';

const saying = (text: string): SiteContent => ({
  ...sampleContent,
  company: { ...sampleContent.company, blurb: text },
});

const swahili = updated(newCatalogue('sw'), saying(blurb));
setTranslation(swahili, { msgid: blurb }, own);

test('an up-to-date catalogue stays as it is', () => {
  expect(updated(swahili, saying(blurb))).toEqual(swahili);
});

test('a page that is read last after a change moves no entry', () => {
  const { routes, ...others } = sampleContent.collections;
  const reversed = Object.fromEntries(Object.entries(routes).reverse());
  const moved = { ...saying(blurb), collections: { ...others, routes: reversed } } as SiteContent;
  expect(catalogueText(updated(swahili, moved))).toBe(catalogueText(swahili));
});

const corrected = (now: string, before = new Map<string, string>()) => {
  const entry = entryFor(updated(swahili, saying(now), before), { msgid: now });
  return [stateOf(entry), entry?.msgstr[0], entry && previousEnglish(entry)];
};
const rewritten = 'We clear customs.';

test.each([
  ['similar', 'Parcels from [{origins.count} far countries](routes).', ['outdated', own, blurb]],
  ['other', rewritten, ['missing', '', undefined]],
  [
    'the same, with another link,',
    blurb.replace('routes', 'services'),
    ['confirmed', own.replace('routes', 'services'), undefined],
  ],
])('after a correction to %s words, the translation is kept if it may do', (_, now, expected) => {
  expect(corrected(now)).toEqual(expected);
});

test('a correction that is known is followed whatever its words', () => {
  const before = new Map([[rewritten, blurb]]);
  expect(corrected(rewritten, before)).toEqual(['outdated', own, blurb]);
});

test('a translation that is gone is found again once its English text is back', () => {
  const without = updated(swahili, saying(rewritten));
  expect(entryFor(without, { msgid: blurb })).toBeUndefined();
  expect(stateOf(entryFor(updated(without, saying(blurb)), { msgid: blurb }))).toBe('confirmed');
});

test('the messages of a page are needed once its name and address are translated', () => {
  const [[slug, page] = ['', { name: '', meta: { title: '' } }]] = Object.entries(
    sampleContent.collections.blog,
  );
  const title = { msgid: page.meta.title };
  expect(entryFor(swahili, { msgid: page.name })).toBeDefined();
  expect(entryFor(swahili, title)).toBeUndefined();
  setTranslation(swahili, { msgid: page.name }, 'Makala');
  setTranslation(swahili, { msgid: `/blog/${slug}` }, '/blogu/makala');
  expect(entryFor(updated(swahili, saying(blurb)), title)).toBeDefined();
});
