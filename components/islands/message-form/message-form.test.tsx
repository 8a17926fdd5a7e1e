import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forms } from '@/content/forms';
import { formSetup } from '@/lib/forms/setup';
import { MessageForm } from './message-form';

const fetchMock = jest.fn<
  Promise<{ ok: boolean; text: () => Promise<string> }>,
  [string, RequestInit]
>();
const answer = (ok: boolean) => ({ ok, text: async () => '' });

beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset().mockResolvedValue(answer(true));
  Object.assign(globalThis, { fetch: fetchMock });
});

const setup = formSetup('https://nectarine.example/contact');
const contactForm = <MessageForm setup={setup} words={forms.contact} rows={6} draft="contact" />;

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Your name'), 'Neema');
  await userEvent.type(screen.getByLabelText('Email'), 'neema@nectarine.example');
  await userEvent.type(screen.getByLabelText('Subject'), 'A sofa');
  await userEvent.type(screen.getByLabelText('Message'), 'It is long.');
}

test('without scripts the form is posted to the service', () => {
  render(contactForm);
  const form = screen.getByRole('button', { name: 'Send message' }).closest('form');
  expect(form).toHaveAttribute('action', setup.service.endpoint);
  expect(form).toHaveFormValues({
    _subject: 'Contact Page Form Submission',
    _captcha: 'false',
    _next: 'https://nectarine.example/contact',
  });
});

test('the home page asks for no phone', () => {
  render(<MessageForm setup={setup} words={forms.message} rows={5} draft="message" />);
  expect(screen.queryByLabelText(/Phone/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '5');
});

test('the phone is optional, all else is required', () => {
  render(contactForm);
  expect(screen.getByLabelText('Phone (optional)')).not.toBeRequired();
  for (const label of ['Your name', 'Email', 'Subject', 'Message']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
});

test('while it is under way, the button says so and a second send does nothing', async () => {
  let arrive = (_: ReturnType<typeof answer>) => {};
  fetchMock.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(contactForm);
  await fillIn();
  const button = screen.getByRole('button', { name: 'Send message' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('Sending...');
  button.closest('form')?.requestSubmit();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await act(async () => arrive(answer(true)));
  expect(button).toBeEnabled();
});

test('a sent form is empty', async () => {
  render(contactForm);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('a form that was not sent keeps its text and leads on', async () => {
  fetchMock.mockResolvedValue(answer(false));
  render(contactForm);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('It is long.');
  expect(screen.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Message: It is long.')),
  );
});

test('a draft comes back, with a way to clear it', async () => {
  const { unmount } = render(contactForm);
  await fillIn();
  unmount();
  render(contactForm);
  expect(screen.getByLabelText('Message')).toHaveValue('It is long.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});
