/** @jest-environment node */

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { page as perfume } from '@/content/goods/perfume';
import { goods as schema } from '@/content/schema/goods';
import { problemLine } from './problem-line';
import { writtenOutFacts } from './written-out';

const facts = { 'duty.protected': '35%', 'excise.cosmetics': '10%', 'customs.vat': '18%' };

const goods = (lead: string): ContentFile => ({
  file: 'content/goods/perfume.ts',
  page: 'goods/perfume',
  schema,
  content: {
    ...perfume,
    tariff: { ...perfume.tariff, duty: 'protected', excise: ['cosmetics'] },
    lead,
  },
});
const check = (file: ContentFile) => writtenOutFacts([file], facts).map(problemLine);

test.each([
  ['their duty', 'Perfume pays 35% duty.', 'duty.protected'],
  ['their excise', 'On top there is 10% excise.', 'excise.cosmetics'],
  ['the value added tax', 'VAT of 18% comes last.', 'customs.vat'],
])('reports goods that write out %s', (_, lead, name) => {
  expect(check(goods(lead))).toEqual([
    expect.stringMatching(
      new RegExp(`^content/goods/perfume\\.ts › lead: writes out .*; write \\{${name}\\}`),
    ),
  ]);
});

test('reports a page that writes out the value added tax, and no other percentage', () => {
  const page = (text: string): ContentFile => ({
    file: 'content/help/faq.ts',
    page: 'help/faq',
    schema,
    content: { text },
  });
  expect(check(page('Customs adds 18% VAT.'))).toHaveLength(1);
  expect(check(page('Members save 10%, and 35% of our parcels fly.'))).toEqual([]);
});

test('accepts references, and figures that belong to other goods', () => {
  expect(check(goods('Perfume pays {duty.protected}, a toy 25%, and 1.18% is no rate.'))).toEqual(
    [],
  );
});
