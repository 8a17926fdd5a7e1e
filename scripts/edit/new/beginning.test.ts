/** @jest-environment node */

import { fieldName } from '@nectarine/edit-mode/content/problem';
import { valueIn } from '@nectarine/edit-mode/source/read';
import type { Rates } from '@/content/schema/rates';
import { problemsOf } from '../../content-check/check-all';
import { isReadable, readContentFile, readContentFiles } from '../../content-check/content-files';
import { beginning } from './beginning';
import { newEntries } from './entries';

const root = process.cwd();
/** Read once, because it takes half a second. */
const read = readContentFiles(root).then((files) => files.filter(isReadable));
const contents = () => read;

const found = {
  title: 'An example of a title that is long enough',
  description:
    'An example of a description that is long enough to be shown in full among the results of a search engine.',
};
const said = {
  heading: 'An example',
  lead: 'An opening sentence.',
  paragraph: 'A paragraph of some length.',
};
const india = {
  country: 'Example Country',
  name: 'Exampleland',
  nameInSentence: 'Exampleland',
  rate: { amount: '12.00', currency: 'USD' },
  city: { name: 'Mumbai', coordinates: [72.88, 19.08] },
  airport: 'BOM',
  seaport: { name: 'Nhava Sheva', coordinates: [72.95, 18.95] },
  collectionPoints: ['Mumbai'],
  times: {
    air: { from: 5, to: 8, unit: 'days' },
    sea: { from: 3, to: 4, unit: 'weeks' },
    index: { from: 5, to: 8, unit: 'days' },
  },
  lead: 'Spices, cloth and machines, collected in Mumbai and cleared by our own desk in Dar es Salaam.',
};

const honey = {
  name: 'Honey and wax',
  nameInSentence: 'honey and wax',
  swahili: 'Asali na nta',
  group: 'garden-and-kitchen',
  meta: found,
  searchWords: { english: ['honey', 'wax', 'beeswax', 'comb'], swahili: ['asali', 'nta'] },
  lead: 'An opening sentence of some length, which says what is special about these goods.',
  verdict: {
    air: { answer: 'papers', reason: 'A reason of some length, by air.' },
    sea: { answer: 'yes', reason: 'A reason of some length, by sea.' },
  },
  papers: [{ authority: 'TBS', name: 'Certificate', text: 'A sentence that says what it takes.' }],
  tariff: { heading: '0409', duty: 'finished', note: 'A note of some length on the tariff.' },
  items: ['A jar of honey', 'A bucket of wax'].map((name) => ({
    name,
    by: 'air',
    value: { amount: '20.00', currency: 'USD' },
    weight: '2',
    length: '20',
    width: '20',
    height: '10',
  })),
};

test.each([
  [
    'blog',
    {
      name: 'An example',
      ...found,
      heading: said.heading,
      author: 'Air desk',
      summary: 'A summary of some length, so that it fills the two lines of its card.',
      paragraph: said.paragraph,
    },
    '/blog/an-example',
  ],
  ['pages', { name: 'An example', ...found, ...said }, '/an-example'],
  [
    'services',
    {
      name: 'An example',
      ...found,
      heading: said.heading,
      lead: said.lead,
      summary: 'A summary of some length, for its card.',
      icon: 'ship',
    },
    '/services/an-example',
  ],
  ['goods', honey, '/goods/honey-and-wax'],
  ['routes', india, '/routes/exampleland-to-tanzania'],
])('a new page in %s passes every check', async (kind, answers, address) => {
  const before = await contents();
  const { files, path, problems } = beginning(kind, answers, before);
  expect([path, problems]).toEqual([address, []]);
  const changed = await Promise.all(
    Object.entries(files).map(([file, text]) => readContentFile(root, file, text)),
  );
  const others = before.filter(({ file }) => !(file in files));
  expect(await problemsOf([...others, ...changed], root)).toEqual([]);
});

test('a new country is added to the quote form', async () => {
  const { files } = beginning('routes', india, await contents());
  expect(files['content/forms.ts']).toContain("'Exampleland'");
});

test('a new origin leads to the page of the quote form, and to no address without a page', async () => {
  const { files } = beginning('routes', india, await contents());
  expect(valueIn(files['content/routes/exampleland.ts'] ?? '', ['quote'])).toBe('/get-quote');
});

test('a new currency needs its value in shillings, and gets it', async () => {
  const before = await contents();
  const rates = before.find(({ file }) => file === 'content/rates.ts')?.content as Rates;
  const isKnown = (currency: string) => Object.hasOwn(rates.shilling.perUnit, currency);
  const currency = Intl.supportedValuesOf('currency').find((one) => !isKnown(one));
  const priced = { ...india, rate: { amount: '1800.00', currency } };
  const problemsWith = async (answers: object) => {
    const { files } = beginning('routes', answers, before);
    const changed = await Promise.all(
      Object.entries(files).map(([file, text]) => readContentFile(root, file, text)),
    );
    return problemsOf([...before.filter(({ file }) => !(file in files)), ...changed], root);
  };
  expect(await problemsWith(priced)).toMatchObject([
    { field: ['rate', 'currency'], found: `is ${currency}, whose value in shillings is unknown` },
  ]);
  expect(await problemsWith({ ...priced, shillings: 17 })).toEqual([]);
});

test('answers that fail are reported by the field of the form', async () => {
  const { files, problems } = beginning(
    'pages',
    { name: 'An example', ...found, ...said, title: 'Short' },
    await contents(),
  );
  expect([files, problems.map(({ field }) => fieldName(field))]).toEqual([{}, ['title']]);
});

test('finds the lists that can be extended, whatever they contain', async () => {
  expect(newEntries(await contents()).map(({ name }) => name)).toEqual([
    'Testimonial',
    'Question',
    'Prohibited goods',
    'Job',
    'Press item',
    'Levy',
    'Duty band',
    'Excise rate',
    'Relief from charges',
  ]);
});

test.each(['404', 'Index', 'sw', 'Goods', 'help', 'uploads', 'CON', '照片'])(
  'rejects the page name %s',
  async (name) => {
    const answers = { name, ...found, ...said };
    const { problems, files } = beginning('pages', answers, await contents());
    expect(problems.map(({ field }) => field)).toEqual([['name']]);
    expect(files).toEqual({});
  },
);
