import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import { answering, startService } from '@/lib/browser/fixtures/service';
import { fillEmpty } from '@/lib/browser/form-values';
import { shrinkPhoto } from '@/lib/browser/shrink-photo';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { MAX_FILE_SIZE } from '@/lib/forms/limits';
import { IssueForm } from './issue-form';

// jsdom has no canvas to make a photo smaller on.
jest.mock('@/lib/browser/shrink-photo', () => ({ shrinkPhoto: jest.fn(async (file) => file) }));

/** Whether the form's rules can be loaded. */
let isLoadable = true;
jest.mock('./issue-rules', () => ({
  get issueRules() {
    if (!isLoadable) throw new Error('no network');
    return jest.requireActual('./issue-rules').issueRules;
  },
}));

let service: ReturnType<typeof startService>;

const words = forms.issue;

beforeEach(async () => {
  await fillBrowser();
  service = startService(answering(''));
  render(<IssueForm setup={setupAt('https://nectarine.example/help')} words={forms.issue} />);
});

const submit = () => userEvent.click(screen.getByRole('button', { name: words.submit.rest }));

/** Fills in all fields, each at once: typing letter by letter takes ten times as long. */
async function fillIn() {
  for (const [field, value] of [
    ['fullName', 'Neema'],
    ['email', 'neema@nectarine.example'],
    ['phone', '+255000000000'],
    ['trackingNumber', 'NL1234567890TZ'],
    ['description', 'The box came open.'],
  ] as const)
    fireEvent.input(screen.getByLabelText(words.fields[field].label), { target: { value } });
  await userEvent.click(screen.getByLabelText(forms.issue.fields.agreeTerms.label));
}

test('the form cleared after sending shows no errors', async () => {
  await fillIn();
  await submit();
  expect(await screen.findByLabelText(words.fields.fullName.label)).toHaveValue('');
  await userEvent.type(screen.getByLabelText(words.fields.fullName.label), 'N');
  expect(screen.queryByText(forms.issue.messages.fullName)).not.toBeInTheDocument();
});

const byScript = (values: object) =>
  act(async () => fillEmpty(document.querySelector('form') as HTMLFormElement, { ...values }));

test('checks and sends what stands in the form, even if no event told of it', async () => {
  await fillIn();
  const name = screen.getByLabelText<HTMLInputElement>(words.fields.fullName.label);
  const box = screen.getByLabelText<HTMLInputElement>(words.fields.agreeTerms.label);
  // As some browsers and password managers do.
  name.value = 'Juma';
  box.checked = false;
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(words.messages.agreeTerms);
  box.checked = true;
  await submit();
  await waitFor(() => expect(service.arrivals[0]?.body.get('fullName')).toBe('Juma'));
});

test('clears the message of a field set by a script', async () => {
  await submit();
  const name = screen.getByLabelText(words.fields.fullName.label);
  expect(name).toHaveAccessibleDescription(words.messages.fullName);
  await byScript({ fullName: 'Neema' });
  expect(name).not.toHaveAccessibleDescription();
  expect(screen.getByRole('alert')).toHaveTextContent(words.messages.email);
});

test('when the rules cannot be loaded, the browser checks the form', async () => {
  isLoadable = false;
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
  await fillIn();
  await submit();
  await waitFor(() => expect(service.arrivals).toHaveLength(1));
  isLoadable = true;
});

const fileField = () =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(words.fields.file.label.split('(')[0] ?? ''));
/** A photo that reports this size. */
const photo = (name: string, size: number) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/jpeg' }), 'size', { value: size });

test('applies the size limit to a photo as sent, after it is made smaller', async () => {
  jest.mocked(shrinkPhoto).mockResolvedValueOnce(photo('box.jpg', 900));
  await fillIn();
  await userEvent.upload(fileField(), photo('box.jpg', MAX_FILE_SIZE + 1));
  // It stays when a script sets another field.
  await byScript({ description: 'The box came open.' });
  await submit();
  expect(screen.queryByText(words.messages.fileSize)).not.toBeInTheDocument();
  expect(service.arrivals[0]?.body.get('attachment')).toHaveProperty('size', 900);
});
