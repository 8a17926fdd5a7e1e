/** @jest-environment node */
import type { SiteContent } from '@/content/schema/site-content';
import { sampleContent } from '@/lib/fixtures/sample-site';
import { newCatalogue, setTranslation } from './catalogue';
import { checkCatalogue, countStates } from './check-translations';
import { updated } from './update';

const blurb = 'Parcels from [{origins.count} countries](routes).';
const good = 'Vifurushi kutoka [nchi {origins.count}](routes).';
const english: SiteContent = {
  ...sampleContent,
  company: { ...sampleContent.company, blurb },
};
const glossary = `| English | Kiswahili | not |
| --- | --- | --- |
| parcel | kifurushi | paseli |
`;

const check = (translations: Readonly<Record<string, string>>, content = english) => {
  const catalogue = updated(newCatalogue('sw'), english);
  for (const [msgid, text] of Object.entries(translations))
    setTranslation(catalogue, { msgid }, text);
  const now = updated(catalogue, content);
  return { ...checkCatalogue(content, 'sw', now, glossary), counts: countStates(content, now) };
};

const found = (translations: Readonly<Record<string, string>>) =>
  check(translations).problems.map((problem) => problem.found);

test.each([
  [good, []],
  [good.replace('{origins.count}', 'nyingi'), [expect.stringContaining('refers to routes where')]],
  [good.replace('(routes)', '(contact)'), [expect.stringContaining('refers to contact, {origins')]],
  [good.replace('Vifurushi', 'Paseli'), ['says "paseli"']],
  [good.replace('kutoka', 'ku\u200btoka'), ['contains invisible characters']],
])('%s', (text, expected) => {
  expect(found({ [blurb]: text })).toEqual(expected);
});

test.each([
  ['/Ofisi', ['"/Ofisi" cannot be an address']],
  ['/static', ['"/static" cannot be an address']],
  ['/mawasiliano /ofisi', ['is that of /about']],
  ['/ofisi', []],
])('the address %s', (address, expected) => {
  expect(found({ '/about': '/mawasiliano', '/contact': address })).toEqual(expected);
});

test('a name that is too long is reported with its file', () => {
  const { name } = sampleContent.collections.pages.contact;
  const { problems } = check({ [name]: 'M'.repeat(90), '/contact': '/ofisi' });
  expect(problems[0]).toMatchObject({
    place: 'content/pages/contact.ts › name',
    found: 'has 90 characters',
  });
});

test('what is missing or outdated is listed and counted, and is no problem', () => {
  const now = { ...english, company: { ...english.company, blurb: blurb.replace('.', '!') } };
  const { problems, warnings, counts } = check({ [blurb]: good }, now);
  expect(problems).toEqual([]);
  expect(warnings[0]?.found).toBe(`is older than the English text, which was “${blurb}”`);
  expect(warnings[1]?.found).toMatch(/^is not translated \(content\//);
  expect(counts).toMatchObject({ outdated: 1, missing: warnings.length - 1 });
});

test('a fact that is gone is reported in an outdated translation', () => {
  const now = {
    ...english,
    company: { ...english.company, blurb: 'Parcels from [countries](routes).' },
  };
  const { problems } = check({ [blurb]: good.replace('origins', 'gone') }, now);
  expect(problems.map((problem) => problem.found)).toEqual(['refers to {gone.count}']);
});
