/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { fillBrowser, messageWith } from '@/lib/browser/fixtures/outbox';
import { unsentLine } from './unsent-line';

const words = { text: 'Something is unsent.', link: 'See it', path: '/contact', className: '' };

function open(controller?: object) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  document.body.replaceChildren();
  unsentLine(document.body, words);
  return screen.queryByRole('link', { name: words.link });
}

test.each([
  ['nothing is kept', [], false],
  ['a message was refused', [messageWith({ state: 'refused' })], true],
  ['one was refused long ago', [messageWith({ state: 'refused', at: 0 })], false],
  [
    'a message was sent',
    [{ ...messageWith(), state: 'sent', sure: true, receipt: true } as const],
    false,
  ],
])('while %s, the line is there or not', async (_, records, isThere) => {
  await fillBrowser(...records);
  expect(Boolean(open())).toBe(isThere);
  expect(open({})).toBeNull();
});
