/** @jest-environment node */
import { rates } from '@/content/rates';
import { companyFacts, workedExamples } from '@/content/schema/facts';
import { rates as ratesSchema } from '@/content/schema/rates';
import { site as siteSchema } from '@/content/schema/site';
import { words } from '@/content/schema/words';
import { site as company } from '@/content/site';
import { checkContent } from './check-content';
import type { ContentFile } from './content-file';
import { usesOf } from './facts';
import { callToAction, file, meta, toContact } from './fixtures/page-file';
import { problemLine } from './problem';

const single = (name: string, schema: ContentFile['schema'], content: unknown): ContentFile => ({
  file: `content/${name}.ts`,
  page: null,
  schema,
  content,
});

/** Sources of facts: the rates, and one of the company's own. */
const sources = [
  single('rates', ratesSchema, { ...rates, divisor: 6000 }),
  single('facts', companyFacts, { claims: { deadline: { value: 3, unit: 'days' } } }),
];
const saying = (text: string) =>
  file({ sections: [{ ...callToAction, text, actions: toContact }] });
const check = (...files: ContentFile[]) => checkContent([...sources, ...files]).map(problemLine);

test('a page may refer to a fact', () => {
  expect(check(saying('Claim within {claims.deadline}, as {claims.Deadline} go by.'))).toEqual([]);
});

test('a mistake in the phone number is the only problem, although facts come from the same file', () => {
  const site = single('site', siteSchema, { ...company, phone: '0255 22 000' });
  expect(check(site, saying('Call us from {office.hours}.'))).toEqual([
    expect.stringMatching(/^content\/site\.ts › phone: /),
  ]);
});

test('a fact that there is not is named, with the nearest', () => {
  expect(check(saying('Claim within {claims.deadlin}.'))).toEqual([
    'content/services/example.ts › sections[0].text: there is no fact {claims.deadlin}; perhaps you meant {claims.deadline}',
  ]);
});

test('lengths are judged by what a visitor reads', () => {
  const title = (text: string) => check(file({ meta: { ...meta, title: text } }));
  expect(title('A title that is long enough {claims.deadline}')).toEqual([]);
  expect(title('Nineteen {claims.deadline}')).toEqual([
    'content/services/example.ts › meta.title: has 15 characters but needs at least 30; add 15 characters',
  ]);
});

test('a fact written out again is named, with how to refer to it', () => {
  expect(check(saying('Divide by 6000 for the weight.'))).toEqual([
    'content/services/example.ts › sections[0].text: writes out "6000", which would stay when the fact changes; write {weight.divisor} in its place',
  ]);
});

test('other figures that have it in them are not meant', () => {
  expect(check(saying('From 16000 to 6000.5, or 6,6000.'))).toEqual([]);
});

test('labels may refer to a fact', () => {
  expect(check(single('interface', words, { menu: 'Within {claims.deadline}' }))).toEqual([]);
});

test('a reference where nothing fills it in is reported', () => {
  const error = single('error', words, { heading: 'Within {claims.deadline}' });
  expect(check(error)).toEqual([
    'content/error.ts › heading: refers to a fact, which nothing fills in here; write the words themselves',
  ]);
});

test('a fact tells where it shows, in titles too', () => {
  const page = file({ meta: { ...meta, title: 'Claims in {claims.Deadline}, not later' } });
  expect(usesOf('claims.deadline', [...sources, page]).map(({ field }) => field)).toEqual([
    ['meta', 'title'],
  ]);
});

test('a rate tells where parcels are reckoned with it, and those of other origins stay out', () => {
  const parcel = { length: '10', width: '10', height: '10', weight: '2' };
  const examples = single('worked-examples', workedExamples, {
    box: { ...parcel, from: 'kenya' },
    bag: { ...parcel, from: 'peru' },
  });
  const uses = usesOf('kenya.rate', [examples, saying('It costs {box.total}, not {bag.total}.')]);
  expect(uses.map(({ field }) => field)).toEqual([['sections', 0, 'text']]);
  expect(usesOf('kenya.rate', [examples, saying('It costs {bag.total}.')])).toEqual([]);
});
