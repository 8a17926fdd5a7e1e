import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import type { Sending } from '../send/sending';
import { SendNotices } from './send-notices';

const setup = setupAt('https://nectarine.example/contact');
const words = { subject: 'Contact', fields: {}, submit: { rest: 'Send', busy: 'Sending' } };
const { typedSince, bringBack, unconfirmed } = forms.common.sending;

const show = (sending: Sending) =>
  render(<SendNotices setup={setup} words={words} sending={sending} />);

test('is an empty status until a message was sent', () => {
  show({ busy: false });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('reports that text typed while sending was kept', () => {
  show({ busy: false, typedSince: true });
  expect(screen.getByRole('status')).toHaveTextContent(typedSince);
});

test('offers an unconfirmed message again, but not while another one is sent', async () => {
  const back = jest.fn();
  const { unmount } = show({ busy: false, bringBack: back });
  expect(screen.getByText(unconfirmed, { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: bringBack }));
  expect(back).toHaveBeenCalledTimes(1);
  unmount();

  show({ busy: true, bringBack: back });
  expect(screen.queryByRole('button', { name: bringBack })).not.toBeInTheDocument();
});
