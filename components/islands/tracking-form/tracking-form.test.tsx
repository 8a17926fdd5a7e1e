import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import { answering, startService } from '@/lib/browser/fixtures/service';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { TrackingForm } from './tracking-form';

const answerWith = (ok: boolean) => startService(answering('', ok ? 200 : 500));

beforeEach(async () => {
  await fillBrowser();
});

const words = forms.tracking;

async function track(status: boolean) {
  render(
    <TrackingForm
      setup={setupAt('https://nectarine.example/tracking')}
      words={forms.tracking}
      subject="Shipment Tracking Request"
      requestType="Tracking Page Request"
      status={status}
    />,
  );
  await userEvent.type(screen.getByLabelText(words.fields.trackingNumber.label), 'NL1234567890TZ');
  await userEvent.click(screen.getByRole('button', { name: words.submit.rest }));
}

test.each([
  ['was sent', true],
  ['was not sent', false],
])('the shipment is in transit when the request %s', async (_, ok) => {
  answerWith(ok);
  await track(true);
  expect(await screen.findByText(words.panel.status)).toBeVisible();
  expect(screen.getByText(words.panel.provisional)).toBeVisible();
});

test('the ticket can be copied as text, and says that the status is provisional', async () => {
  answerWith(true);
  const user = userEvent.setup();
  await track(true);
  await user.click(await screen.findByRole('button', { name: words.panel.copyText }));
  expect(await screen.findByText(words.panel.textCopied)).toBeVisible();
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines.slice(0, 2)).toEqual(['NL1234567890TZ', words.panel.status]);
  expect(lines).toContain(words.panel.provisional);
});

test('reports an unusual number while it is typed, and sends it anyway', async () => {
  answerWith(true);
  await track(true);
  const number = screen.getByLabelText(words.fields.trackingNumber.label);
  for (const [typed, unusual] of [
    ['NL12345', false],
    ['NL1234567890T', false],
    ['NL12345678901', true],
    ['123', true],
    ['nl 12345-67890 tz', false],
  ] as const) {
    await userEvent.clear(number);
    await userEvent.type(number, typed);
    expect(screen.queryByText(words.unusual) !== null).toBe(unusual);
  }
  await userEvent.clear(number);
  await userEvent.type(number, '123');
  await userEvent.click(screen.getByRole('button', { name: words.submit.rest }));
  expect(await screen.findByText('123')).toBeVisible();
});

test('reports an incomplete number once the field is left', async () => {
  answerWith(true);
  await track(true);
  const number = screen.getByLabelText(words.fields.trackingNumber.label);
  await userEvent.clear(number);
  await userEvent.type(number, 'NL12345');
  expect(screen.queryByText(words.unusual)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText(words.unusual)).toBeVisible();
});
