import { expect } from 'playwright/test';
import type { HTTPRequest } from 'puppeteer-core';
import { forms } from '@/content/forms';
import { findFirefox } from '../firefox/find-firefox';
import { press, type Tab, test, typeInto } from '../firefox/test';

test.skip(!findFirefox(), 'There is no Firefox: FIREFOX_PATH names one.');

const FORM = 'main form';
const words = {
  name: 'Neema Mushi',
  email: 'neema@nectarine.example',
  subject: 'A sofa from Milton Keynes',
  message: 'It is 2 m long.',
};
const { success, failure } = forms.common.toasts;
const { bringBack } = forms.common.sending;

/** Answers the form's posts instead of the service. @returns the posts so far */
async function answerPosts(tab: Tab, answer: (post: HTTPRequest) => void) {
  const posts: string[] = [];
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    if (request.method() !== 'POST') return request.continue();
    posts.push(request.url());
    answer(request);
  });
  return posts;
}

const respond = (status: number, body: string) => (post: HTTPRequest) =>
  post.respond({
    status,
    body,
    // Without a type Firefox reads the answer as XML, and reports it as malformed.
    contentType: 'text/plain',
    headers: { 'access-control-allow-origin': '*' },
  });

async function send(tab: Tab) {
  await tab.visit('/contact');
  await typeInto(tab, FORM, words);
  await tab.waitForSelector(`${FORM}[data-hydrated]`);
  await press(tab, `${FORM} [type="submit"]`);
}

const valuesIn = (tab: Tab) =>
  tab.$eval(FORM, (form) =>
    Object.fromEntries(
      ['name', 'email', 'subject', 'message'].map((name) => [
        name,
        form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
      ]),
    ),
  );

for (const [fault, answer] of [
  ['an error', respond(500, '')],
  ['a refusal', respond(200, '{"success":"False"}')],
  ['a broken connection', (post: HTTPRequest) => post.abort()],
] as const) {
  test(`keeps everything typed and sends nothing twice after ${fault}`, async ({ tab }) => {
    const posts = await answerPosts(tab, answer);
    await send(tab);
    await tab.waitForSelector(`::-p-text(${failure})`);
    expect(await valuesIn(tab)).toEqual(words);
    expect(posts).toHaveLength(1);
    await tab.reload();
    await press(tab, `${FORM} [name="email"]`);
    await tab.waitForSelector(`${FORM}[data-hydrated]`);
    expect(await valuesIn(tab)).toEqual(words);
  });
}

test('brings back a message that a maintenance page answered, with one tap', async ({ tab }) => {
  const posts = await answerPosts(tab, respond(200, '<h1>Back soon</h1>'));
  await send(tab);
  // The form has the same words hidden.
  await tab.waitForSelector(`[role="status"] ::-p-text(${success})`);
  await tab.reload();
  await press(tab, `${FORM} [name="email"]`);
  await press(tab, `::-p-text(${bringBack})`);
  await tab.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main form [name="name"]')?.value !== '',
  );
  expect(await valuesIn(tab)).toEqual(words);
  expect(posts).toHaveLength(1);
});
