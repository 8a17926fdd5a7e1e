/** @jest-environment jsdom */
import { fillEmpty, readValues } from './form-values';
import { clearSent } from './outbox/form-text';

function formWith(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}

const boxes = `
  <input type="checkbox" id="quote-services" name="services" value="air">
  <input type="checkbox" name="services" value="sea">
  <input type="checkbox" name="services" value="customs">`;
const fields = `<input id="quote-a" name="a"><textarea name="b"></textarea>${boxes}
  <select id="quote-c" name="c"><option value="">-</option><option>x</option></select>`;
const check = (form: HTMLFormElement, value: string) => {
  const box = form.querySelector<HTMLInputElement>(`[value=${value}]`) as HTMLInputElement;
  box.checked = true;
  return box;
};

test.each([
  ['a text', '<textarea name="a">x</textarea>', 'x'],
  ['a choice', '<select name="a"><option>-</option><option selected>x</option></select>', 'x'],
  ['an unchecked box', '<input type="checkbox" name="a">', false],
  ['a group of boxes', boxes.replaceAll('services', 'a').replace('>', ' checked>'), ['air']],
  ['a group of one box', '<input type="checkbox" name="a" value="x" checked>', ['x']],
  ['a file', '<input type="file" name="a">', expect.any(FileList)],
  ['no fixed field', '<input type="hidden" name="b"><input name="a" value="x">', 'x'],
])('reads %s', (_, html, value) => {
  expect(readValues(formWith(html))).toEqual({ a: value });
});

test('fills in empty fields, and nothing else', () => {
  const form = formWith(
    `${fields}<input type="checkbox" name="agree"><input type="file" name="f">`,
  );
  fillEmpty(form, { a: 'x', b: ['not a text'], agree: true, f: 'x' });
  expect(readValues(form)).toMatchObject({ a: 'x', b: '', agree: true });
  check(form, 'sea');
  fillEmpty(form, { a: 'draft', b: 'draft', services: ['air'] });
  expect(readValues(form)).toMatchObject({ a: 'x', b: 'draft', services: ['sea'] });
});

test('empties what was sent, and keeps what was typed or checked since', () => {
  const form = formWith(fields);
  fillEmpty(form, { a: 'x', b: 'y', c: 'x', services: ['air'] });
  const sent = readValues(form);
  form.querySelector('textarea')?.setRangeText(' and more', 1, 1);
  check(form, 'sea');
  expect(clearSent(form, sent)).toBe(true);
  expect(readValues(form)).toEqual({ a: '', b: 'y and more', c: '', services: ['air', 'sea'] });
  expect(clearSent(form, readValues(form))).toBe(false);
  expect(readValues(form)).toEqual({ a: '', b: '', c: '', services: [] });
});
