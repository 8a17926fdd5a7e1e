import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import type { FormCase } from '../forms/cases';
import {
  expectFilled,
  FAILURE,
  fillIn,
  formOf,
  nativePost,
  openForm,
  submitButton,
  successIn,
} from '../forms/form-page';
import type { Behaviour, Receiver } from '../support/receiver';

export type Visit = {
  page: Page;
  context: BrowserContext;
  receiver: Receiver;
  form: FormCase;
};

/** Applies a fault from opening the page on; throws if typed text is lost or sent twice. */
export type Fault = { name: string; happens: (visit: Visit) => Promise<void> };

/** Exactly one complete message. */
export function expectArrived({ receiver, form }: Visit) {
  expect(receiver.posts).toHaveLength(1);
  const fields = receiver.posts[0]?.fields;
  const [name = '', value] = Object.entries(form.fields)[0] ?? [];
  expect(fields).toMatchObject({ _subject: form.subject, [name]: value });
}

export async function openFilled({ page, form }: Visit): Promise<Locator> {
  const locator = await openForm(page, form);
  await fillIn(locator, form);
  return locator;
}

/** Sends the form and expects one message and a confirmation. */
export async function expectSent(visit: Visit, locator: Locator) {
  await submitButton(locator).click();
  await expect(successIn(visit.page)).toBeVisible();
  expectArrived(visit);
}

export const answer = (behaviour: Behaviour): Fault['happens'] =>
  async function happens(visit) {
    const { page, receiver, form } = visit;
    receiver.behave(behaviour);
    const locator = await openFilled(visit);
    await submitButton(locator).click();
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expectFilled(locator, form);
    expect(receiver.posts).toHaveLength(1);
  };

/**
 * A script is lost or broken: the browser posts the form once, however often the button is pressed.
 */
export const spoil = (lose: (visit: Visit) => Promise<void>): Fault['happens'] =>
  async function happens(visit) {
    const { page, receiver, form } = visit;
    await lose(visit);
    await page.goto(form.path);
    const locator = formOf(page, form);
    await fillIn(locator, form);
    await nativePost(page, receiver, () => submitButton(locator).dblclick());
    await expect(page).toHaveURL(/#.*sent$/);
    await expect(successIn(page)).toBeVisible();
    expectArrived(visit);
  };

export const withStorage = (spoilStorage: () => void): Fault['happens'] =>
  async function happens(visit) {
    await visit.page.addInitScript(spoilStorage);
    await expectSent(visit, await openFilled(visit));
  };
