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

  test('a group of boxes is the list of those checked', () => {
    const form = formWith(boxes);
    form.querySelector<HTMLInputElement>('[value=sea]')?.click();
    expect(readValues(form)).toEqual({ services: ['sea'] });
  });

  test('a group of one is a list too', () => {
    const form = formWith('<input type="checkbox" name="services" value="air" checked>');
    expect(readValues(form)).toEqual({ services: ['air'] });
  });

  test('a file field is its list of files', () => {
    expect(readValues(formWith('<input type="file" name="a">'))).toEqual({
      a: expect.any(FileList),
    });
  });

  test('fixed fields are not what a visitor entered', () => {
    expect(readValues(formWith('<input type="hidden" name="a" value="x">'))).toEqual({});
  });

  test('fields named like the parts of a form do no harm', () => {
    expect(readValues(formWith('<input name="length" value="3"><input name="name">'))).toEqual({
      length: '3',
      name: '',
    });
  });
});

describe('filling', () => {
  test('what is empty is filled', () => {
    const form = formWith(`<input name="a">${boxes}<input type="checkbox" name="agree">`);
    const values = { a: 'x', services: ['air', 'sea'], agree: true };
    fillEmpty(form, values);
    expect(readValues(form)).toEqual(values);
  });

  test('what a visitor typed stays', () => {
    const form = formWith('<input name="a" value="typed"><input name="b">');
    fillEmpty(form, { a: 'draft', b: 'draft' });
    expect(readValues(form)).toEqual({ a: 'typed', b: 'draft' });
  });

  test('a group with a checked box stays', () => {
    const form = formWith(boxes);
    form.querySelector<HTMLInputElement>('[value=sea]')?.click();
    fillEmpty(form, { services: ['air'] });
    expect(readValues(form)).toEqual({ services: ['sea'] });
  });

  test('a value of a wrong kind is left aside', () => {
    const form = formWith('<input name="a"><input type="file" name="b">');
    fillEmpty(form, { a: ['x'], b: 'x' });
    expect(readValues(form)).toMatchObject({ a: '' });
  });
});

describe('emptying what was sent', () => {
  const html = `<input name="a"><textarea name="b"></textarea>${boxes}
    <select name="c"><option value="">-</option><option>x</option></select>`;
  const filled = { a: 'x', b: 'y', c: 'x', services: ['air'] };

  test('empties a form that is as it was', () => {
    const form = formWith(html);
    fillEmpty(form, filled);
    expect(clearSent(form, readValues(form))).toBe(false);
    expect(readValues(form)).toEqual({ a: '', b: '', c: '', services: [] });
  });

  test('leaves what was typed since', () => {
    const form = formWith(html);
    fillEmpty(form, filled);
    const sent = readValues(form);
    form.querySelector('textarea')?.setRangeText(' and more', 1, 1);
    expect(clearSent(form, sent)).toBe(true);
    expect(readValues(form)).toEqual({ a: '', b: 'y and more', c: '', services: [] });
  });

  test('leaves a box that was checked since', () => {
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
])('%s is heard by those who follow the form', (_, change) => {
  const form = formWith('<input name="a">');
  const heard = jest.fn();
  form.addEventListener('input', heard);
  change(form);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('an emptied form has nothing in it', () => {
  const form = formWith(`<input name="a">${boxes}`);
  fillEmpty(form, { a: 'x', services: ['sea'] });
  clearForm(form);
  expect(readValues(form)).toEqual({ a: '', services: [] });
});
