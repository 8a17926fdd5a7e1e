import { route as routeSchema } from '@/content/schema/route';
import { singleFiles } from '@/content/schema/single-files';
import { sampleCollections } from '@/lib/fixtures/sample-pages';
import { sampleContent } from '@/lib/fixtures/sample-site';
import type { ContentFile } from '../content-source/content-file';
import { problemLine } from '../content-source/problem-line';
import { checkContent } from './check-all';
import { callToAction, file, meta, single, toContact } from './fixtures/page-file';

const route = sampleCollections.routes.uk;

type Field = 'rates' | 'companyFacts' | 'company' | 'words' | 'error';

/** A file of the sample site that is no page, with the changes of a test. */
const sample = (field: Field, change: object = {}): ContentFile =>
  single(singleFiles[field].file, singleFiles[field].schema, {
    ...sampleContent[field],
    ...change,
  });

const sources = [sample('rates'), sample('companyFacts')];
const saying = (text: string) =>
  file({ sections: [{ ...callToAction, text, actions: toContact }] });
const check = (...files: ContentFile[]) => checkContent([...sources, ...files]).map(problemLine);

test('a page and a label may refer to a fact', () => {
  const page = saying('Claim within {claims.deadline}, as {claims.Deadline} go by.');
  expect(check(page, sample('words', { menu: 'In {claims.deadline}' }))).toEqual([]);
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
    'content/services/example.ts › meta.title: has 15 characters; write at least 30',
  ]);
});

test('reports a reference in a file without facts', () => {
  expect(check(sample('error', { heading: 'Within {claims.deadline}' }))).toEqual([
    'content/error.ts › heading: refers to {claims.deadline}, but facts are not available here; write the text itself',
  ]);
});

test('reports a fact that something else has already, because only one could be shown', () => {
  const uk = { ...file({}, 'routes/uk'), schema: routeSchema, content: route };
  const uks = { rate: { amount: '99.00', currency: 'GBP' } };
  const facts = sample('companyFacts', { ...sampleContent.companyFacts, uk: uks });
  expect(checkContent([sample('rates'), facts, uk]).map(problemLine)).toContain(
    'content/facts.ts › uk: gives {uk.rate} a second value; give the group or the fact another name',
  );
});

test('a mistake in the phone number is the only problem, although facts come from the same file', () => {
  const site = sample('company', { phone: '0255 22 000' });
  expect(check(site, saying('Call us from {office.hours}.'))).toEqual([
    expect.stringMatching(/^content\/site\.ts › phone: /),
  ]);
});

test.each([
  ['a currency by its sign', { amount: '7.00', currency: '£' }, 'rate.currency: is "£"'],
  ['a rate in words', { amount: 'seven', currency: 'GBP' }, 'rate.amount: is "seven"'],
])('reports %s although facts are derived from it', (_, rate, expected) => {
  const uk = { ...file({}, 'routes/uk'), schema: routeSchema, content: { ...route, rate } };
  expect(check(uk)[0]).toContain(`content/routes/uk.ts › ${expected}`);
});

test('reports a currency without an exchange rate', () => {
  const rate = { amount: '100.00', currency: 'KES' };
  const kenya = { ...file({}, 'routes/kenya'), schema: routeSchema, content: { ...route, rate } };
  expect(check(kenya)).toContainEqual(
    expect.stringContaining('rate.currency: is KES, whose value in shillings is unknown'),
  );
});
