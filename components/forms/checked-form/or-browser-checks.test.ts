import type { Resolver } from 'react-hook-form';
import { orBrowserChecks } from './or-browser-checks';

type Values = { city: string };

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const rules: Resolver<Values> = () => ({ values: { city: 'Trimmed' }, errors: {} });
const offline = () => Promise.reject(new Error('offline'));

/** Checks a form whose one required field holds `city`. */
function check(city: string, loadRules: () => Promise<Resolver<Values>>) {
  document.body.innerHTML = '<form><input name="city" required><button>Send</button></form>';
  const form = document.querySelector('form');
  if (form) (form.elements.namedItem('city') as HTMLInputElement).value = city;
  return orBrowserChecks({ current: form }, loadRules)({ city }, undefined, options);
}

test('uses the rules once they are loaded', async () => {
  expect(await check('', async () => rules)).toEqual({ values: { city: 'Trimmed' }, errors: {} });
});

test("without the rules, an invalid field shows the browser's message", async () => {
  const { values, errors } = await check('', offline);
  expect(values).toEqual({});
  expect(Object.keys(errors)).toEqual(['city']);
  expect(errors.city).toHaveProperty('type', 'browser');
});

test('without the rules, a form that the browser accepts is valid', async () => {
  expect(await check('Mwanza', offline)).toEqual({ values: { city: 'Mwanza' }, errors: {} });
});
