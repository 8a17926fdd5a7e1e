import { render, screen } from '@testing-library/react';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import type { Failure } from '../send/sending';
import { SendFallback } from './send-fallback';

const setup = setupAt('https://nectarine.example/contact');
const words = forms.contact;
const { fallback, offline } = setup.words;

const show = (failure: Partial<Failure>) =>
  render(
    <SendFallback
      setup={setup}
      words={words}
      failure={{
        payload: { message: 'It is long.' },
        reason: 'failed',
        mayHaveArrived: false,
        ...failure,
      }}
    />,
  );

test.each<[string, Partial<Failure>, string]>([
  ['that failed', {}, fallback.text],
  ['that the visitor cancelled', { reason: 'cancelled' }, fallback.cancelled],
  ['without a connection', { reason: 'offline' }, offline],
  ['that may have arrived', { mayHaveArrived: true }, fallback.unsure],
])('explains a message %s in one sentence', (_, failure, sentence) => {
  const { container } = show(failure);
  const [explained, ...more] = [...container.querySelectorAll('p:not(:has(a))')];
  expect(explained).toHaveTextContent(sentence);
  expect(more).toEqual([]);
});

test.each([
  [fallback.whatsapp, `https://wa.me/${setup.reach.chatNumber}`],
  [fallback.email, `mailto:${setup.reach.email}`],
])('%s opens with the message in it', (name, address) => {
  show({});
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(href).toMatch(new RegExp(`^${address.replace(/[.?]/g, '\\$&')}`));
  expect(decodeURIComponent(href)).toContain(`${words.fields.message.label}: It is long.`);
});
