import { z } from 'zod';
import { richText } from '@/content/schema/link';
import { template } from '@/content/schema/template';
import { single } from './fixtures/page-file';
import { strayMarkup } from './markup';

const foundIn = (text: string, schema: z.ZodType = richText) =>
  strayMarkup([{ ...single('a', z.object({ text: schema }), { text }), page: 'a' }]).map(
    ({ found }) => found,
  );

test('what is filled in, running text and ordinary signs may stand', () => {
  expect(foundIn('On {2026-11-20} or {07-01}, [ask](contact) & **wait** <3.')).toEqual([]);
  expect(foundIn('At {time}', template('time'))).toEqual([]);
});

test.each([
  ['{Uk.rate}', '{Uk.rate}'],
  ['from {uk.rate', '{uk.rate'],
  ['TBS, {2022}', '{2022}'],
  ['on {2026-1-2}', '{2026-1-2}'],
  ['from {origin}', '{origin}'],
  ['Bed &amp; bath', '&amp;'],
  ['a <b>bold</b> claim', '<b>'],
  ['[ask] (contact)', '] (contact)'],
  ['[ask](help faq)', '](help faq)'],
  ['<abbr title="">b</abbr>', '<abbr title="">'],
  ['**half', '**'],
])('%s would show as it is written', (text, sign) => {
  expect(foundIn(text)).toEqual([`would show "${sign}" as it is written`]);
});

test.each(['[ask](contact)', '**wait**'])('%s is only understood in running text', (text) => {
  expect(foundIn(text, z.string())).toHaveLength(1);
});
