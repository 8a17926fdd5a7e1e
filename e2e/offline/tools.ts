import { expect, type Page } from 'playwright/test';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site';
import { priceOf } from '../support/price';

const { forms, originRoutes } = siteOf(english);
const { calculator } = forms;
const parcel = { weight: '5', length: '20', width: '20', height: '20' };
const [route] = originRoutes;

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label).first();

async function fillInParcel(page: Page) {
  for (const [name, value] of Object.entries(parcel))
    await field(page, calculator.fields[name as keyof typeof parcel].label).fill(value);
}

/** Prices a parcel on the calculator's page, which is open. */
export async function calculate(page: Page) {
  const { fields, submit, result } = calculator;
  const origin = page.getByLabel(fields.origin.label, { exact: true });
  await origin.selectOption({ label: route?.page.name ?? '' });
  await fillInParcel(page);
  await page.getByRole('button', { name: submit.rest }).click();
  const estimate = page.getByRole('region', { name: result.heading });
  await expect(estimate).toContainText(priceOf(parcel, route?.slug ?? ''));
}
