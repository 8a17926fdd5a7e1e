import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forms } from '@/content/forms';
import { type Arrival, installFakeRequest } from '@/lib/forms/fixtures/fake-request';
import { formSetup } from '@/lib/forms/setup';
import { IssueForm } from './issue-form';

let arrivals: Arrival[];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  arrivals = [];
  installFakeRequest((arrival) => {
    arrivals.push(arrival);
    arrival.answer('');
  });
  render(<IssueForm setup={formSetup('https://nectarine.example/help')} words={forms.issue} />);
});

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit report' }));

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Full name'), 'Neema');
  await userEvent.type(screen.getByLabelText('Email'), 'neema@nectarine.example');
  await userEvent.type(screen.getByLabelText('Phone'), '+255000000000');
  await userEvent.type(screen.getByLabelText('Tracking number'), 'NL1234567890TZ');
  await userEvent.type(screen.getByLabelText('What happened'), 'The box came open.');
  await userEvent.click(screen.getByLabelText(forms.issue.fields.agreeTerms.label));
}

test('sent empty, it lists every message and takes the focus there', async () => {
  await submit();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const { fileType: _, fileSize: __, phoneDigits: ___, ...expected } = forms.issue.messages;
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(Object.values(expected)));
  expect(arrivals).toEqual([]);
});

test('a message of the list leads to its field', async () => {
  await submit();
  await userEvent.click(await screen.findByRole('link', { name: forms.issue.messages.phone }));
  expect(screen.getByLabelText('Phone')).toHaveFocus();
});

test('a message hangs on its field', async () => {
  await submit();
  expect(await screen.findByLabelText('Tracking number')).toHaveAccessibleDescription(
    forms.issue.messages.trackingNumber,
  );
});

test('a second try in vain takes the focus again', async () => {
  await submit();
  await userEvent.click(screen.getByLabelText('Phone'));
  await submit();
  expect(await screen.findByRole('alert')).toHaveFocus();
});

test('once sent, the emptied form is not blamed for being empty', async () => {
  await fillIn();
  await submit();
  expect(await screen.findByLabelText('Full name')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Full name'), 'N');
  expect(screen.queryByText(forms.issue.messages.fullName)).not.toBeInTheDocument();
});

test('the chosen file travels along', async () => {
  await fillIn();
  const file = new File(['x'], 'box.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Photo or document/), file);
  await submit();
  const body = arrivals[0]?.body;
  expect(body?.get('file')).toBe('box.png');
  expect(body?.get('attachment')).toEqual(file);
});

test('a chosen file can be taken away', async () => {
  const field = screen.getByLabelText<HTMLInputElement>(/Photo or document/);
  await userEvent.upload(field, new File(['x'], 'box.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(field.value).toBe('');
  expect(screen.queryByRole('button', { name: 'Remove file' })).not.toBeInTheDocument();
});
