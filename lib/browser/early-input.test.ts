import { forgetEarlyInput, keepEarlyInput, restoreEarlyInput } from './early-input';
import { readValues } from './form-values';

function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

const fields = `
  <input id="quote-name" name="name">
  <select id="quote-from" name="from"><option></option><option>UK</option></select>
  <input type="checkbox" id="quote-services" name="services" value="air">
  <input type="checkbox" name="services" value="sea">
  <input type="checkbox" name="services" value="customs">
  <input type="checkbox" id="quote-agree" name="agree" value="true">`;

beforeEach(() => sessionStorage.clear());

test('returns what the loader has kept until it is forgotten, except where a field has a value', () => {
  const kept = { 'quote-name': 'Asha', 'quote-from': 'UK', 'quote-services': 'true', sea: 'true' };
  Object.assign(sessionStorage, { ...kept, customs: 'customs', 'quote-agree': 'true' });
  const form = formWith(fields.replace('name="name"', 'name="name" value="Juma"'));
  restoreEarlyInput(form);
  const typed = { name: 'Juma', from: 'UK', services: ['air', 'sea'], agree: true };
  expect(readValues(form)).toEqual(typed);
  forgetEarlyInput(form);
  expect(sessionStorage).toHaveLength(0);
});

test('keeps the boxes of a group together, because a draft fills in all or none', () => {
  const form = formWith(fields);
  for (const value of ['sea', 'customs']) {
    const box = form.querySelector(`[value="${value}"]`) as HTMLInputElement;
    forgetEarlyInput(form);
    box.checked = true;
    keepEarlyInput(form, box);
  }
  const next = formWith(fields);
  restoreEarlyInput(next);
  expect(readValues(next)).toMatchObject({ name: '', services: ['sea', 'customs'] });
});

test('returns nothing without storage', () => {
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const form = formWith(fields);
  restoreEarlyInput(form);
  forgetEarlyInput(form);
  expect(readValues(form)).toMatchObject({ name: '' });
  denied.mockRestore();
});
