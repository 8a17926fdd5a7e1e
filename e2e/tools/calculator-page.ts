import { expect, type Page } from 'playwright/test';
import { forms } from '@/content/forms';
import { freightOf } from '../support/freight';

const { fields, result, submit } = forms.calculator;
export const parcel = { weight: '5', length: '40', width: '30', height: '30' };
const sides = ['weight', 'length', 'width', 'height'] as const;

export const PRICE = freightOf(parcel, 'uk');

export const estimateOf = (page: Page) => page.getByRole('region', { name: result.heading });

export async function fillInParcel(page: Page) {
  await page.getByLabel(fields.origin.label, { exact: true }).selectOption('uk');
  for (const side of sides) await page.getByLabel(fields[side].label).fill(parcel[side]);
}

export async function calculate(page: Page, address = '/help/shipping-tools') {
  await page.goto(address);
  await fillInParcel(page);
  await page.getByRole('button', { name: submit.rest }).click();
  await expect(estimateOf(page)).toContainText(PRICE);
}
