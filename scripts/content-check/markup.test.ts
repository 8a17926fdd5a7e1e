/** @jest-environment node */
import { z } from 'zod';
import { richText } from '@/content/schema/link';
import { single } from './fixtures/page-file';
import { strayMarkup } from './markup';

const foundIn = (text: string, schema: z.ZodType = richText) =>
  strayMarkup([single('a', z.object({ text: schema }), { text })]).map(({ found }) => found);

test('what is filled in, running text and ordinary signs may stand', () => {
  expect(foundIn('At {time} on {2026-11-20}, [ask](contact) & **wait** <3.')).toEqual([]);
});

test.each([
  ['{Uk.rate}', '{Uk.rate}'],
  ['from {uk.rate', '{uk.rate'],
  ['Bed &amp; bath', '&amp;'],
  ['a <b>bold</b> claim', '<b>'],
  ['[ask] (contact)', '] (contact)'],
  ['**half', '**'],
])('%s would show as it is written', (text, sign) => {
  expect(foundIn(text)).toEqual([`would show "${sign}" as it is written`]);
});

test('links are only understood in running text', () => {
  expect(foundIn('[ask](contact)', z.string())).toHaveLength(1);
});
