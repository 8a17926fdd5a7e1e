import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import type { Sending } from '../outbox/form-state';
import { late as views } from '../outbox/late';
import { FormFrame } from './form-frame';

const done = async () => undefined;
const outbox = { keep: done, send: done, reveal: done, change: done, remove: done, forget: done };
const setup = setupAt('https://nectarine.example/newsletter');
const words = forms.newsletter;
const submit = jest.fn();

beforeEach(() => submit.mockClear());

function Form({
  sending = {},
  checks = 'own',
}: {
  sending?: Partial<Sending>;
  checks?: 'own' | 'native';
}) {
  const form = useRef<HTMLFormElement>(null);
  const state = {
    ...{ name: 'newsletter', visible: [], hidden: 0, isLasting: true, late: { outbox, views } },
    sending: { busy: false, ...sending },
  };
  return (
    <FormFrame
      form={form}
      setup={setup}
      words={words}
      state={state}
      checks={checks}
      onSubmit={submit}
    >
      <input aria-label="Email" type="email" required />
      <textarea aria-label="Message" />
    </FormFrame>
  );
}

const form = () => document.querySelector('form');
const button = () => screen.getByRole('button', { name: words.submit.rest });

test('before hydration the browser checks the form and posts it to the service', () => {
  document.body.innerHTML = renderToStaticMarkup(<Form />);
  expect(form()).toHaveAttribute('action', setup.service.endpoint);
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).toHaveAttribute('enctype', 'multipart/form-data');
  expect(form()).not.toHaveAttribute('novalidate');
  expect(form()).not.toHaveAttribute('data-hydrated');
  expect(form()).toHaveFormValues({
    _subject: words.subject,
    _captcha: 'false',
    _next: 'https://nectarine.example/newsletter#newsletter-sent',
  });
  document.body.replaceChildren();
});

test('after hydration, the service redirects to the host that serves the page', () => {
  render(<Form />);
  expect(form()).toHaveFormValues({ _next: 'http://localhost/#newsletter-sent' });
});

test('the honeypot is empty and hidden from people', () => {
  render(<Form />);
  const trap = screen.getByLabelText(setup.words.honeypot);
  expect(trap).toHaveValue('');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: setup.words.honeypot })).not.toBeInTheDocument();
});

test.each([
  ['own', true],
  ['native', false],
] as const)('with %s checks, noValidate is %s after hydration', (checks, expected) => {
  render(<Form checks={checks} />);
  expect(form()).toHaveProperty('noValidate', expected);
  expect(form()).toHaveAttribute('data-hydrated');
});

test('calls the submit handler without leaving the page', async () => {
  render(<Form />);
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledTimes(1);
});

test('holding Enter submits once, but still adds lines to a text area', () => {
  render(<Form />);
  const held = { key: 'Enter', repeat: true };
  expect(fireEvent.keyDown(screen.getByLabelText('Email'), held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(screen.getByLabelText('Message'), held)).toBe(true);
});

test('the button is busy while sending and regains focus afterwards', () => {
  const { rerender } = render(<Form />);
  button().focus();
  rerender(<Form sending={{ busy: true }} />);
  expect(screen.getByRole('button', { name: words.submit.busy })).toBeDisabled();
  (document.activeElement as HTMLElement).blur();
  rerender(<Form />);
  expect(button()).toHaveFocus();
});

test('submitting again focuses the open question', async () => {
  const question = { before: { print: 'a', sure: true, at: 0 }, answer: () => undefined };
  render(<Form sending={{ question }} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test("browser messages are in the page's words, until the field is filled in", async () => {
  render(<Form checks="native" />);
  const { checks } = setup.words;
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const says = (words: string) => expect(email.validationMessage).toBe(words);
  await userEvent.click(button());
  says(checks.required);
  await userEvent.type(email, 'neema');
  says(checks.email);
  await userEvent.type(email, '@nectarine.example{Enter}');
  says('');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a value that arrived without an event is checked again', async () => {
  render(<Form checks="native" />);
  await userEvent.click(button());
  screen.getByLabelText<HTMLInputElement>('Email').value = 'neema@nectarine.example';
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledTimes(1);
});
