import { clearForm, clearSent, fillEmpty, readValues } from './form-values';

function formWith(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}

const boxes = `
  <input type="checkbox" name="services" value="air">
  <input type="checkbox" name="services" value="sea">`;

describe('reading', () => {
  test.each([
    ['a line', '<input name="a" value="x">', 'x'],
    ['a text', '<textarea name="a">x</textarea>', 'x'],
    [
      'a choice',
      '<select name="a"><option value="">-</option><option selected>x</option></select>',
      'x',
    ],
    ['a box that is checked', '<input type="checkbox" name="a" checked>', true],
    ['a box that is not', '<input type="checkbox" name="a">', false],
  ])('%s', (_, html, value) => {
    expect(readValues(formWith(html))).toEqual({ a: value });
  });

  test('a check box group is the list of checked values', () => {
    const form = formWith(boxes);
    form.querySelector<HTMLInputElement>('[value=sea]')?.click();
    expect(readValues(form)).toEqual({ services: ['sea'] });
  });

  test('a group of one check box is a list too', () => {
    const form = formWith('<input type="checkbox" name="services" value="air" checked>');
    expect(readValues(form)).toEqual({ services: ['air'] });
  });

  test('a file field is a list of files', () => {
    expect(readValues(formWith('<input type="file" name="a">'))).toEqual({
      a: expect.any(FileList),
    });
  });

  test('ignores fixed fields', () => {
    expect(readValues(formWith('<input type="hidden" name="a" value="x">'))).toEqual({});
  });

  test('handles fields named like properties of a form', () => {
    expect(readValues(formWith('<input name="length" value="3"><input name="name">'))).toEqual({
      length: '3',
      name: '',
    });
  });
});

describe('filling', () => {
  test('fills empty fields', () => {
    const form = formWith(`<input name="a">${boxes}<input type="checkbox" name="agree">`);
    const values = { a: 'x', services: ['air', 'sea'], agree: true };
    fillEmpty(form, values);
    expect(readValues(form)).toEqual(values);
  });

  test('keeps what the visitor typed', () => {
    const form = formWith('<input name="a" value="typed"><input name="b">');
    fillEmpty(form, { a: 'draft', b: 'draft' });
    expect(readValues(form)).toEqual({ a: 'typed', b: 'draft' });
  });

  test('keeps a group with a checked box', () => {
    const form = formWith(boxes);
    form.querySelector<HTMLInputElement>('[value=sea]')?.click();
    fillEmpty(form, { services: ['air'] });
    expect(readValues(form)).toEqual({ services: ['sea'] });
  });

  test('ignores a value of the wrong type', () => {
    const form = formWith('<input name="a"><input type="file" name="b">');
    fillEmpty(form, { a: ['x'], b: 'x' });
    expect(readValues(form)).toMatchObject({ a: '' });
  });
});

describe('emptying what was sent', () => {
  const html = `<input name="a"><textarea name="b"></textarea>${boxes}
    <select name="c"><option value="">-</option><option>x</option></select>`;
  const filled = { a: 'x', b: 'y', c: 'x', services: ['air'] };

  test('clears an unchanged form', () => {
    const form = formWith(html);
    fillEmpty(form, filled);
    expect(clearSent(form, readValues(form))).toBe(false);
    expect(readValues(form)).toEqual({ a: '', b: '', c: '', services: [] });
  });

  test('keeps text typed since', () => {
    const form = formWith(html);
    fillEmpty(form, filled);
    const sent = readValues(form);
    form.querySelector('textarea')?.setRangeText(' and more', 1, 1);
    expect(clearSent(form, sent)).toBe(true);
    expect(readValues(form)).toEqual({ a: '', b: 'y and more', c: '', services: [] });
  });

  test('keeps a box checked since', () => {
    const form = formWith(html);
    fillEmpty(form, filled);
    const sent = readValues(form);
    form.querySelector<HTMLInputElement>('[value=sea]')?.click();
    clearSent(form, sent);
    expect(readValues(form)).toMatchObject({ a: '', services: ['air', 'sea'] });
  });
});

test.each([
  ['filling', (form: HTMLFormElement) => fillEmpty(form, {})],
  ['emptying', clearForm],
])('%s fires the events that form libraries listen to', (_, change) => {
  const form = formWith('<input name="a">');
  const heard = jest.fn();
  form.addEventListener('input', heard);
  change(form);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a cleared form has no values', () => {
  const form = formWith(`<input name="a">${boxes}`);
  fillEmpty(form, { a: 'x', services: ['sea'] });
  clearForm(form);
  expect(readValues(form)).toEqual({ a: '', services: [] });
});
