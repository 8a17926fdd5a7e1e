import { z } from 'zod';
import { applied } from '../content-source/change';
import { problemLine } from '../content-source/problem-line';
import { valueIn } from '../content-source/read';
import { beforeLaunch } from './before-launch';
import { single } from './fixtures/page-file';

const TODAY = '2026-11-22';
const unsettledIn = (name: string, content: unknown) =>
  beforeLaunch([single(name, z.unknown(), content)], TODAY);

const phone = { phone: '+255 000 000 000', chat: '+255 700 000 001', toConfirm: [] };
const questions = { toConfirm: ['How many?', 'How long?'] };
const example = { sections: [{ items: [{}, { example: true, name: 'Asha' }] }] };
const figure = { charges: [{ id: 'levy' }, { id: 'fee', toConfirm: true }] };
const readOn = (...days: string[]) => ({ sources: days.map((checked) => ({ checked })) });
const ratesOf = (...days: string[]) => days.map((asOf) => ({ perUnit: { USD: 2500 }, asOf }));

test.each<[string, unknown, string, string[]]>([
  ['a placeholder', phone, 'site', ['phone: is still a placeholder; write the real value']],
  [
    'questions',
    questions,
    'site',
    ['toConfirm[0]: is open: How many?; write', 'toConfirm[1]: is open: How long?'],
  ],
  ['an example', example, 'home', ['sections[0].items[1]: is an example']],
  ['an unconfirmed figure', figure, 'customs', ['charges[1]: is not confirmed']],
  [
    'a source read more than a year ago',
    readOn('2025-11-21', '2025-11-22', 'Rates checked {checked}'),
    'customs',
    ['sources[0].checked: is 2025-11-21, more than 365 days ago'],
  ],
  [
    'an exchange rate of more than 60 days ago',
    { shilling: ratesOf('2026-09-22', '2026-09-23') },
    'rates',
    ['shilling[0].asOf: is 2026-09-22, more than 60 days ago'],
  ],
])('finds %s', (_, content, name, expected) => {
  expect(unsettledIn(name, content).map(problemLine)).toEqual(
    expected.map((part) => expect.stringContaining(part)),
  );
});

test.each<[string, unknown, string]>([
  ['an example', example, 'home'],
  ['an unconfirmed figure', figure, 'customs'],
  ['a question', questions, 'site'],
])('confirming %s takes it off the list, and changes nothing else', (_, content, name) => {
  const [first, ...others] = unsettledIn(name, content);
  if (!first?.confirm) throw new Error('nothing can be confirmed');
  const source = `export const it = ${JSON.stringify(content, null, 2)};\n`;
  const after = applied(valueIn(source), first.confirm);
  expect(unsettledIn(name, after).map(({ found }) => found)).toEqual(
    others.map(({ found }) => found),
  );
  const texts = (value: unknown) => JSON.stringify(value).match(/"[A-Z][^"]*"/g)?.length ?? 0;
  expect(texts(content) - texts(after)).toBe(name === 'site' ? 1 : 0);
});
