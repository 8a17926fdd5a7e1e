/** @jest-environment node */
import { page as addresses } from '@/content/help/shop-addresses';
import { site } from '@/content/site';
import { workedExamples } from '@/content/worked-examples';
import type { ContentFile } from './content-file';
import { file as page } from './fixtures/page-file';
import { unknownNames } from './names';
import { problemLine } from './problem';

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
    expect.stringMatching(/sections\[0\]\.office: ".+" is not in content\/site\.ts \(offices\)/),
  ]);
});

test('a worked example that does not exist is reported', () => {
  const section = { kind: 'volumetric-weight', parcels: [{ example: 'nothing' }] };
  expect(check(section, other('content/worked-examples.ts', workedExamples))).toEqual([
    expect.stringContaining('"nothing" is not in content/worked-examples.ts'),
  ]);
});
