/** @jest-environment node */

import { goods } from '@/content/schema/goods';
import { route } from '@/content/schema/route';
import { singleFiles } from '@/content/schema/single-files';
import { samplePages } from '@/lib/fixtures/sample-pages';
import { sampleContent } from '@/lib/fixtures/sample-site';
import type { ContentFile } from '../content-source/content-file';
import { callToAction, file, single, toContact } from './fixtures/page-file';
import { sentencesNear } from './sentences-near';

const { rates, customs } = sampleContent;
const saying = (page: string, text: unknown) =>
  file({ sections: [{ ...callToAction, text, actions: toContact }] }, page);
const uk = (change: object): ContentFile => ({
  ...file({}, 'routes/uk'),
  schema: route,
  content: { ...samplePages.routes.uk, ...change },
});
const laptops = (duty: string): ContentFile => ({
  ...file({}, 'goods/laptops'),
  schema: goods,
  content: {
    ...samplePages.goods.laptops,
    lead: 'A laptop is dear. There is no duty on computers at all.',
    tariff: { heading: '8471', duty, note: 'Bags of laptops pay {duty.finished} duty.' },
  },
});

const lead = 'Nothing is as cheap as this. The sea is slow. You can order at any time.';

const site = [
  single('rates', singleFiles.rates.schema, rates),
  single('customs', singleFiles.customs.schema, customs),
  uk({ lead }),
  laptops('free'),
  saying('help/prices', 'At [{uk.rate} per kg](contact) it is cheap. Come in today.'),
  saying('help/other', 'It is cheap at any rate. Nobody pays any duty on laptops.'),
  saying(
    'help/tax',
    'It is all taxed alike. Expect {customs.vat} on it. A fifth is tax in the end.',
  ),
  saying('help/duties', 'Expect {customs.vat}. It stands at 18% since last year.'),
];

/** What is said near the figures of these files, once they replace those of the site. */
const near = (...changed: ContentFile[]) => {
  const after = site.map((old) => changed.find(({ file }) => file === old.file) ?? old);
  return sentencesNear(site, after).map(({ file, text }) => `${file}: ${text}`);
};

test('a rate: what its page and those that show it say of prices, as it reads now', () => {
  expect(near(uk({ lead, rate: { amount: '9.00', currency: 'GBP' } }))).toEqual([
    'content/routes/uk.ts: Nothing is as cheap as this.',
    'content/help/prices.ts: At £9 per kg it is cheap.',
  ]);
  expect(near(uk({ lead, order: 9 }))).toEqual([]);
});

test('a duty band: what its page says, and other pages together with its name', () => {
  expect(near(laptops('intermediate'))).toEqual([
    'content/goods/laptops.ts: There is no duty on computers at all.',
    'content/goods/laptops.ts: Bags of laptops pay 25% duty.',
    'content/help/other.ts: Nobody pays any duty on laptops.',
  ]);
});

test('a fact that belongs to no page: figures and texts with its old value, then judgements', () => {
  const charges = customs.charges.map((charge) =>
    charge.id === 'vat' ? { ...charge, rate: { percent: '16' } } : charge,
  );
  const lines = near(single('customs', singleFiles.customs.schema, { ...customs, charges }));
  expect(lines).toEqual([
    'content/customs.ts: Value added tax on wharfage: 18',
    'content/help/duties.ts: It stands at 18% since last year.',
    'content/help/tax.ts: A fifth is tax in the end.',
    'content/help/tax.ts: It is all taxed alike.',
  ]);
});
