import { expect, type Page } from 'playwright/test';
import { contact } from '../forms/cases';
import { formOf, wake } from '../forms/form-page';
import { test } from '../support/test';
import { files, formPages, hold, quietPages, requestsOf, scriptsIn } from './scripts';

const signUpOf = (page: Page) => page.getByRole('contentinfo').locator('form');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a visitor does first, away from everything that a script runs. */
const signsOfLife: readonly [name: string, act: (page: Page) => Promise<void>][] = [
  ['a pointer that moves over words', (page) => heading(page).hover()],
  ['a click on words', (page) => heading(page).click()],
  ['a key', (page) => page.keyboard.press('PageDown')],
  ['the focus on a link', (page) => page.keyboard.press('Tab')],
];

for (const path of quietPages) {
  test(`${path} stays quiet whatever happens outside its islands`, async ({ page }) => {
    await page.goto(path);
    for (const [, act] of signsOfLife) await act(page);
    await expect(scriptsIn(page)).toHaveCount(0);
  });

  test(`${path} comes to life when the pointer reaches an island`, async ({ page }) => {
    await page.goto(path);
    await wake(signUpOf(page));
  });
}

for (const path of formPages) {
  for (const [name, act] of signsOfLife) {
    test(`${path} comes to life at ${name}`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path);
      await act(page);
      await expect(page.getByRole('main').locator('[data-hydrated]').first()).toBeAttached();
    });
  }
}

test('a tap brings a page to life', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/help/faq');
  await signUpOf(page).locator('input').tap();
  await expect(signUpOf(page)).toHaveAttribute('data-hydrated');
});

test('a page asks for each of its scripts once', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/');
  await heading(page).hover();
  await wake(signUpOf(page));
  await page.waitForLoadState('networkidle');
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const addresses = scripts.map((request) => request.url());
  expect(addresses).toEqual([...new Set(addresses)]);
});

for (const address of [
  '/help/shipping-tools#origin=uk&weight=2&length=10&width=10&height=10',
  '/get-quote#originCountry=UK&weight=2&length=10&width=10&height=10',
]) {
  test(`${address} starts by itself, for its fragment is an estimate`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main').locator('[data-hydrated]').first()).toBeAttached();
  });
}

test('a fragment that names a place starts nothing', async ({ page }) => {
  await page.goto('/help/shipping-tools#top', { waitUntil: 'networkidle' });
  await expect(scriptsIn(page)).toHaveCount(0);
});

test('one goes on typing while the page comes to life', async ({ page }) => {
  const scripts = await hold(page, files.all);
  await page.goto(contact.path);
  const form = formOf(page, contact);
  await form.locator('[name="message"]').pressSequentially('A sofa from ');
  scripts.letIn();
  await expect(form).toHaveAttribute('data-hydrated');
  await page.keyboard.type('Milton Keynes');
  await expect(form.locator('[name="message"]')).toHaveValue('A sofa from Milton Keynes');
});

test('what is typed stays when one goes back and forth within the page', async ({ page }) => {
  await page.goto(contact.path);
  const form = formOf(page, contact);
  await wake(form);
  await page.goto(`${contact.path}#main`);
  await form.locator('[name="message"]').fill('A sofa');
  const requests = requestsOf(page);
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(/#main$/);
  await expect(form.locator('[name="message"]')).toHaveValue('A sofa');
  expect(requests.filter((request) => request.resourceType() === 'document')).toEqual([]);
});

test.describe('a button pressed before its script is there', () => {
  const calculator = (page: Page) => page.locator('form', { has: page.getByLabel('Weight (kg)') });
  const answer = (page: Page) => page.getByRole('main').getByRole('alert');

  async function pressEarly(page: Page, times: number) {
    const scripts = await hold(page, files.all);
    await page.goto('/help/shipping-tools');
    const button = calculator(page).getByRole('button', { name: 'Calculate cost' });
    for (let i = 0; i < times; i++) await button.click();
    return scripts;
  }

  test('shows that it waits, until it has answered', async ({ page }) => {
    const scripts = await pressEarly(page, 1);
    await expect(calculator(page)).toHaveAttribute('data-waiting');
    scripts.letIn();
    await expect(answer(page)).toBeVisible();
    await expect(calculator(page)).not.toHaveAttribute('data-waiting');
  });

  test('is pressed again once, though it was pressed three times', async ({ page }) => {
    await page.clock.install();
    const scripts = await pressEarly(page, 3);
    const repeats = await calculator(page).evaluateHandle((form) => {
      const seen: string[] = [];
      form.addEventListener('submit', ({ type }) => seen.push(type));
      return seen;
    });
    scripts.letIn();
    await expect(answer(page)).toBeVisible();
    // As long as a click may be held.
    await page.clock.runFor(8000);
    expect(await repeats.jsonValue()).toEqual(['submit']);
  });
});
