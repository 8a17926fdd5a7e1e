import { forgetEarlyInput, keepEarlyInput, restoreEarlyInput } from './early-input';
import { readValues } from './form-values';

const storage = sessionStorage;

function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

/** As the page's loader keeps it. */
const typeEarly = (values: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
};

const fields = `
  <input id="quote-name" name="name">
  <select id="quote-from" name="from"><option></option><option>UK</option></select>
  <input type="checkbox" id="quote-services" name="services" value="air">
  <input type="checkbox" name="services" value="sea">
  <input type="checkbox" name="services" value="customs">
  <input type="checkbox" id="quote-agree" name="agree" value="true">`;

beforeEach(() => storage.clear());

test('returns early input until it is forgotten', () => {
  typeEarly({
    'quote-name': 'Asha',
    'quote-from': 'UK',
    'quote-services': 'true',
    sea: 'true',
    customs: 'customs',
    'quote-agree': 'true',
  });
  const form = formWith(fields);
  restoreEarlyInput(form);
  const typed = { name: 'Asha', from: 'UK', services: ['air', 'sea'], agree: true };
  expect(readValues(form)).toEqual(typed);
  forgetEarlyInput(form);
  expect(storage).toHaveLength(0);
});

test('keeps a field that has a value', () => {
  typeEarly({ 'quote-name': 'Asha', sea: 'true' });
  const form = formWith(
    '<input id="quote-name" name="name" value="Juma"><input type="checkbox" name="services" value="sea">',
  );
  restoreEarlyInput(form);
  expect(readValues(form)).toEqual({ name: 'Juma', services: ['sea'] });
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

test('reports the name of a file', () => {
  typeEarly({ 'issue-file': 'C:\\fakepath\\box.png' });
  const form = formWith('<input type="file" id="issue-file" name="file">');
  expect(restoreEarlyInput(form)).toBe('box.png');
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
