import { expect } from 'playwright/test';
import { contact } from '../forms/cases';
import { control, formOf, submitButton, wake } from '../forms/form-page';
import { test } from '../support/test';
import { hold, requestsOf, scriptFiles, scriptsIn } from './scripts';

// `npm run size` tests scrolling by touch on every page.
test('scrolling under the pointer requests no script', {
  tag: '@desktop',
}, async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/');
  await page.mouse.move(200, 400);
  const top = () => page.evaluate(() => scrollY);
  const end = await page.evaluate(() => document.body.scrollHeight - innerHeight - 2);
  while ((await top()) < end) {
    const before = await top();
    await page.mouse.wheel(0, 500);
    await expect.poll(top).toBeGreaterThan(before);
  }
  expect(scriptsIn(requests)).toEqual([]);
});

test('keeps text when following fragments back and forth', { tag: '@phone' }, async ({ page }) => {
  await page.goto(contact.path);
  const form = formOf(page, contact);
  await wake(form);
  await page.goto(`${contact.path}#main`);
  await control(form, contact, 'message').fill('A sofa');
  const requests = requestsOf(page);
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(/#main$/);
  await expect(control(form, contact, 'message')).toHaveValue('A sofa');
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([]);
});

test('a button pressed three times before its script has loaded is activated once', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install();
  const scripts = await hold(page, scriptFiles);
  await page.goto('/help/shipping-tools');
  const calculator = page.locator('form', { has: page.locator('[name=origin]') });
  for (let i = 0; i < 3; i++) await submitButton(calculator).click();
  const repeats = await calculator.evaluateHandle((form) => {
    const seen: string[] = [];
    form.addEventListener('submit', ({ type }) => seen.push(type));
    return seen;
  });
  await expect(calculator).toHaveAttribute('data-held');
  scripts.letIn();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(calculator).not.toHaveAttribute('data-held');
  // The longest that a click is held.
  await page.clock.runFor(8000);
  expect(await repeats.jsonValue()).toEqual(['submit']);
});
