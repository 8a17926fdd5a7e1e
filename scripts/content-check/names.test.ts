/** @jest-environment node */

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { customs } from '@/content/customs';
import { page as laptops } from '@/content/goods/laptops';
import { page as addresses } from '@/content/help/shop-addresses';
import { goods } from '@/content/schema/goods';
import { landedCostExample } from '@/content/schema/landed-cost';
import { route as routeSchema } from '@/content/schema/route';
import { site } from '@/content/site';
import { workedExamples } from '@/content/worked-examples';
import { file as page } from './fixtures/page-file';
import { route } from './fixtures/route';
import { unknownNames } from './names';
import { problemLine } from './problem-line';

const { schema } = page({});
const other = (file: string, content: object): ContentFile => ({
  ...{ file, page: null, schema, content },
});
const [form] = addresses.sections.filter(({ kind }) => kind === 'address-form');
const check = (section: object | undefined, ...files: ContentFile[]) =>
  unknownNames([page({ sections: [section] }), ...files]).map(problemLine);

test('a city of an office with an address for parcels can be named', () => {
  expect(check(form, other('content/site.ts', site))).toEqual([]);
});

test.each([
  ['renamed', site.offices.map((office) => ({ ...office, city: `${office.city} West` }))],
  ['without an address for parcels', site.offices.map(({ city }) => ({ city }))],
])('an office that is %s is reported where it is named', (_, offices) => {
  const known = { city: 'Elsewhere', parcels: {} };
  expect(check(form, other('content/site.ts', { offices: [...offices, known] }))).toEqual([
    expect.stringMatching(/sections\[0\]\.office: ".+" is not in content\/site\.ts, offices/),
  ]);
});

test('a worked example that does not exist is reported', () => {
  const section = { kind: 'volumetric-weight', parcels: [{ example: 'nothing' }] };
  expect(check(section, other('content/worked-examples.ts', workedExamples))).toEqual([
    expect.stringContaining('"nothing" is not in content/worked-examples.ts'),
  ]);
});

const customsFile = other('content/customs.ts', customs);
const goodsFile = (content: object): ContentFile => ({
  ...{ file: 'content/goods/laptops.ts', page: 'goods/laptops', schema: goods, content },
});

test.each<[string, ContentFile, string]>([
  [
    'a duty band',
    goodsFile({ ...laptops, tariff: { ...laptops.tariff, duty: 'finishd' } }),
    'tariff.duty: "finishd" is not in content/customs.ts, schedules.duty; did you mean "finished"',
  ],
  [
    'an excise entry',
    goodsFile({ ...laptops, tariff: { ...laptops.tariff, excise: ['gold'] } }),
    'tariff.excise[0]: "gold" is not in content/customs.ts, schedules.excise; use one of cosmetics,',
  ],
  [
    'a relief',
    goodsFile({ ...laptops, tariff: { ...laptops.tariff, reliefs: ['luck'] } }),
    'tariff.reliefs[0]: "luck" is not in content/customs.ts, reliefs',
  ],
  [
    'a duty band in the example of a total',
    { ...other('content/landed-cost.ts', { duty: 'finisched' }), schema: landedCostExample },
    'duty: "finisched" is not in content/customs.ts, schedules.duty; did you mean "finished"',
  ],
  [
    'goods on a route page',
    {
      ...other('content/routes/uk.ts', { ...route, typicalGoods: ['laptop'] }),
      schema: routeSchema,
    },
    'typicalGoods[0]: there is no file content/goods/laptop.ts; did you mean "laptops"',
  ],
])('%s that does not exist is reported', (_, file, expected) => {
  const files = [customsFile, file, ...(file.page ? [] : [goodsFile(laptops)])];
  expect(unknownNames(files).map(problemLine)).toEqual([expect.stringContaining(expected)]);
});
