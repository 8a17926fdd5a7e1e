/** @jest-environment node */
import { z } from 'zod';
import { hidden } from '@/content/schema/text-use';
import { asMessage, fromMessage } from './running-text';
import { translated } from './translated';

const richText = z.union([
  z.string(),
  z.array(z.union([z.string(), z.strictObject({ text: z.string(), page: z.string() })])),
]);

const schema = z.strictObject({
  heading: z.string(),
  id: z.string().regex(/^[a-z]+$/),
  kind: z.literal('rates'),
  sent: hidden(z.string()).optional(),
  hint: z.string().optional(),
  lead: richText.optional(),
  keywords: z.array(z.string()).optional(),
  items: z.array(z.strictObject({ title: z.string(), text: z.string() })).optional(),
  table: z
    .strictObject({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .optional(),
});

const base = { heading: 'Rates', id: 'rates', kind: 'rates' } as const;
const texts: Readonly<Record<string, string>> = {
  ...{ Rates: 'Bei', rates: 'bei', Air: 'Ndege', Sea: 'Meli', 'Cheap.': 'Nafuu.' },
  ...{
    'See [prices](get-quote).': '[Bei](get-quote) ni hizi.',
    'rate, price, cost': 'bei, gharama',
  },
};
const air = { title: 'Air', text: 'Fast.' };
const sea = { title: 'Sea', text: 'Cheap.' };
const rows = [
  ['Air', '{days}'],
  ['Sea', 'Many'],
];

const shown = (content: object, gaps: 'leave-out' | 'english') =>
  translated({ ...base, ...content }, schema, (text) => texts[text], gaps);

test.each<[string, object, object]>([
  ['translates texts, and nothing that is sent or an address', { sent: 'Air' }, { sent: 'Air' }],
  ['keeps a text of facts alone', { hint: '{uk.rate}' }, { hint: '{uk.rate}' }],
  [
    'takes running text as one message, whose links may change places',
    { lead: ['See ', { text: 'prices', page: 'get-quote' }, '.'] },
    { lead: [{ text: 'Bei', page: 'get-quote' }, ' ni hizi.'] },
  ],
  [
    'takes search words as one message, whose number may differ',
    { keywords: ['rate', 'price', 'cost'] },
    { keywords: ['bei', 'gharama'] },
  ],
  ['leaves out an optional text', { hint: 'By air' }, {}],
  ['leaves out an entry', { items: [air, sea] }, { items: [{ title: 'Meli', text: 'Nafuu.' }] }],
  ['leaves out a list without entries', { items: [air] }, {}],
  [
    'leaves out whole rows of a table',
    { table: { columns: ['Air', 'Sea'], rows } },
    { table: { columns: ['Ndege', 'Meli'], rows: [['Ndege', '{days}']] } },
  ],
  ['leaves out a table without a heading', { table: { columns: ['Air', 'Days'], rows } }, {}],
])('%s', (_, content, expected) => {
  expect(shown(content, 'leave-out')).toEqual({ ...base, heading: 'Bei', ...expected });
});

test('where all is needed, what is not translated stays in English, except optional texts', () => {
  expect(shown({ hint: 'By air', items: [air] }, 'english')).toEqual({
    ...{ ...base, heading: 'Bei', items: [{ title: 'Ndege', text: 'Fast.' }] },
  });
});

test.each([
  'Read the [terms](help/terms#duty), [below](#duty) or [here](https://tra.go.tz).',
  '[Call](channel:phone), [log in](portal:getStarted) or [ask](/quote).',
  '**Never** send <abbr title="Compressed gas (all kinds)">CNG</abbr>.',
  'a \\[b\\](c) \\*\\* \\<d **2 \\* 2**',
])('running text survives as a message: %s', (message) => {
  const pieces = fromMessage(message);
  expect(pieces).toContainEqual(expect.any(Object));
  expect(asMessage([pieces].flat())).toBe(message);
});
