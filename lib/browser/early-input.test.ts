/** @jest-environment jsdom */
import { forgetEarlyInput, keepEarlyInput, restoreEarlyInput } from './early-input';
import { readValues } from './form-values';

const fields = `<input id="quote-a" name="a"><textarea name="b"></textarea>
  <input type="checkbox" id="quote-services" name="services" value="air">
  <input type="checkbox" name="services" value="sea">
  <input type="checkbox" name="services" value="customs">
  <select id="quote-c" name="c"><option value="">-</option><option>x</option></select>`;

function formWith(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}

beforeEach(() => sessionStorage.clear());

test('early input is restored until it is forgotten, except where a field has a value', () => {
  const kept = {
    'quote-a': 'Asha',
    'quote-c': 'x',
    'quote-services': 'true',
    sea: 'true',
    customs: 'customs',
  };
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(`typed ${key}`, text);
  const form = formWith(fields.replace('name="a"', 'name="a" value="Juma"'));
  restoreEarlyInput(form);
  expect(readValues(form)).toEqual({ a: 'Juma', b: '', c: 'x', services: ['air', 'sea'] });
  forgetEarlyInput(form);
  expect(sessionStorage).toHaveLength(0);
});

test('early input has the boxes of a group together, because a draft fills in all or none', () => {
  const form = formWith(fields);
  for (const value of ['sea', 'customs']) {
    forgetEarlyInput(form);
    const box = form.querySelector<HTMLInputElement>(`[value=${value}]`) as HTMLInputElement;
    box.checked = true;
    keepEarlyInput(form, box);
  }
  const next = formWith(fields);
  restoreEarlyInput(next);
  expect(readValues(next)).toMatchObject({ a: '', services: ['sea', 'customs'] });
});
