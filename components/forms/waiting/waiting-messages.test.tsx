import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Receipt, WaitingMessage } from '@/lib/browser/waiting-messages';
import { english } from '@/lib/format/locales/en';
import { forms } from '@/lib/forms/fixtures/forms';
import { WaitingMessages } from './waiting-messages';

const { waiting: words } = forms.common;

const kept = { id: 'a', form: 'contact', at: new Date('2026-11-22T09:00:00Z') };
const post = {
  endpoint: 'https://forms.example',
  nextUrl: 'https://nectarine.example/contact',
  subject: 'Contact',
  payload: { city: 'Mwanza' },
};

function show(message: WaitingMessage | Receipt) {
  const waiting = { messages: [message], change: jest.fn(), remove: jest.fn() };
  render(<WaitingMessages waiting={waiting} words={words} locale={english} />);
  return waiting;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a waiting message shows what it says, and can be changed or deleted', async () => {
  const { change, remove } = show({ ...kept, state: 'waiting', post, values: {} });
  expect(screen.getByText('Mwanza')).toBeInTheDocument();
  await press(words.change);
  expect(change).toHaveBeenCalledTimes(1);
  await press(words.delete);
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a sent message can only be closed', async () => {
  const { remove } = show({ ...kept, state: 'sent' });
  expect(screen.queryByText('Mwanza')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.change })).not.toBeInTheDocument();
  await press(words.close);
  expect(remove).toHaveBeenCalledTimes(1);
});
