/** @jest-environment node */

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { rates } from '@/content/rates';
import { companyFacts, workedExamples } from '@/content/schema/facts';
import { rates as ratesSchema } from '@/content/schema/rates';
import { site as siteSchema } from '@/content/schema/site';
import { words } from '@/content/schema/words';
import { site as company } from '@/content/site';
import { checkContent } from './check-content';
import { usesOf } from './facts';
import { callToAction, file, meta, toContact } from './fixtures/page-file';
import { problemLine } from './problem-line';

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

test('reports an unknown fact and suggests the nearest', () => {
  expect(check(saying('Claim within {claims.deadlin}.'))).toEqual([
    'content/services/example.ts › sections[0].text: unknown fact {claims.deadlin}; did you mean {claims.deadline}',
  ]);
});

test('checks lengths of the text that visitors read', () => {
  const title = (text: string) => check(file({ meta: { ...meta, title: text } }));
  expect(title('A title that is long enough {claims.deadline}')).toEqual([]);
  expect(title('Nineteen {claims.deadline}')).toEqual([
    'content/services/example.ts › meta.title: has 15 characters but needs at least 30; add 15 characters',
  ]);
});

test('reports a repeated fact, with its reference', () => {
  expect(check(saying('Divide by 6000 for the weight.'))).toEqual([
    'content/services/example.ts › sections[0].text: writes out "6000", which would stay when the fact changes; write {weight.divisor} in its place',
  ]);
});

test('ignores a fact within a longer figure', () => {
  expect(check(saying('From 16000 to 6000.5, or 6,6000.'))).toEqual([]);
});

test('labels may refer to a fact', () => {
  expect(check(single('interface', words, { menu: 'Within {claims.deadline}' }))).toEqual([]);
});

test('reports a reference in a field without facts', () => {
  const error = single('error', words, { heading: 'Within {claims.deadline}' });
  expect(check(error)).toEqual([
    'content/error.ts › heading: refers to a fact, but facts are not available here; write the text itself',
  ]);
});

test('lists where a fact appears, titles included', () => {
  const page = file({ meta: { ...meta, title: 'Claims in {claims.Deadline}, not later' } });
  expect(usesOf('claims.deadline', [...sources, page]).map(({ field }) => field)).toEqual([
    ['meta', 'title'],
  ]);
});

test('lists where a rate is used to calculate parcels, and only for its origin', () => {
  const parcel = { length: '10', width: '10', height: '10', weight: '2' };
  const examples = single('worked-examples', workedExamples, {
    box: { ...parcel, from: 'kenya' },
    bag: { ...parcel, from: 'peru' },
  });
  const uses = usesOf('kenya.rate', [examples, saying('It costs {box.total}, not {bag.total}.')]);
  expect(uses.map(({ field }) => field)).toEqual([['sections', 0, 'text']]);
  expect(usesOf('kenya.rate', [examples, saying('It costs {bag.total}.')])).toEqual([]);
});
