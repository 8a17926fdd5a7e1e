/** @jest-environment node */
import { valueIn } from '../source/read';
import { setValue } from '../source/write';
import { withAddresses, withFinish } from './settle';

const page = (fields: string) => `export const page = { ${fields} };\n`;

test('a page is finished once nothing is left, and unfinished again after an undo', () => {
  const begun = page("address: 'ghala', unfinished: true, name: null, items: ['Moja', null]");
  expect(withFinish(begun)).toBe(begun);
  const named = setValue(begun, ['name'], 'Ghala');
  expect(withFinish(named)).toBe(named);
  const whole = withFinish(setValue(named, ['items', 1], 'Mbili'));
  expect(valueIn(whole, ['unfinished'])).toBeUndefined();
  const undone = setValue(whole, ['name'], null);
  expect(valueIn(withFinish(undone, begun), ['unfinished'])).toBe(true);
});

describe('a changed address', () => {
  const sent = page("address: 'huduma/ghala'");
  const aliases = (text: string) => valueIn(withAddresses(text, sent), ['aliases']);

  test('keeps the previous one, which visitors know, as an alias', () => {
    expect(aliases(page("address: 'ghala'"))).toEqual(['huduma/ghala']);
    expect(aliases(page("address: 'ghala', aliases: ['hifadhi']"))).toEqual([
      'hifadhi',
      'huduma/ghala',
    ]);
  });

  test('that is changed back needs no alias', () => {
    expect(aliases(page("address: 'huduma/ghala', aliases: ['huduma/ghala']"))).toBeUndefined();
  });

  test('of an unfinished page leaves no alias, because no visitor knows the previous one', () => {
    const begun = page("address: 'huduma/ghala', unfinished: true");
    const now = page("address: 'ghala', unfinished: true");
    expect(withAddresses(now, begun)).toBe(now);
  });
});
