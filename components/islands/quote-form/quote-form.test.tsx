import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { quotePrices } from '@/components/sections/form/quote-prices';
import { fillBrowser, messageWith } from '@/lib/browser/fixtures/outbox';
import { answering, startService } from '@/lib/browser/fixtures/service';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { isoDate } from '@/lib/format/date';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { QuoteForm } from './quote-form';

const { originCountry, destinationCountry } = forms.quote.fields;
const labels = { From: originCountry.label, To: destinationCountry.label };
const [home = '', abroad = '', elsewhere = ''] = forms.quote.countries;
const seaFreight = forms.quote.services.find(({ id }) => id === 'seaFreight')?.label ?? '';

const country = (name: 'From' | 'To') =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: labels[name] });

const prices = quotePrices(sampleSite);
const form = <QuoteForm setup={setupAt('/get-quote')} words={forms.quote} prices={prices} />;
const summary = () => screen.getByRole('complementary');

beforeEach(async () => {
  await fillBrowser();
  document.body.replaceChildren();
});

test.each([
  ['abroad sets the country of delivery', '', abroad, home],
  ['abroad keeps a chosen country of delivery', elsewhere, abroad, elsewhere],
  ['at home leaves the country of delivery open', '', home, ''],
])('an origin %s', async (_, chosen, origin, expected) => {
  render(form);
  await userEvent.selectOptions(country('To'), chosen);
  await userEvent.selectOptions(country('From'), origin);
  expect(country('To').value).toBe(expected);
});

test('the summary shows values entered before hydration', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  await userEvent.type(screen.getByLabelText(forms.quote.fields.goodsType.label), 'Shoes');
  await userEvent.selectOptions(country('From'), abroad);
  await act(async () => hydrateRoot(root, form));
  expect(summary()).toHaveTextContent('Shoes');
  expect(summary()).toHaveTextContent(abroad);
});

test('the summary shows a restored draft until it is cleared', async () => {
  const values = { goodsType: 'Shoes', services: ['seaFreight'] };
  await fillBrowser(messageWith({ form: 'quote', values }));
  render(form);
  await waitFor(() => expect(summary()).toHaveTextContent('Shoes'));
  expect(summary()).toHaveTextContent(seaFreight);
  await userEvent.click(screen.getByRole('button', { name: forms.common.draft.clear }));
  expect(summary()).not.toHaveTextContent('Shoes');
  expect(summary()).not.toHaveTextContent(seaFreight);
});

/** Fills in everything that is required, each field at once, and sends it. */
async function request() {
  const { fields, services, submit } = forms.quote;
  const [service] = services;
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: service?.label }));
  await user.selectOptions(country('From'), 'UK');
  for (const [field, value] of [
    ['fullName', 'Neema Mushi'],
    ['email', 'neema@example.com'],
    ['phone', '+255700000000'],
    ['weight', '5'],
    ['length', '5'],
    ['width', '5'],
    ['height', '5'],
    ['goodsType', 'Shoes'],
    ['shippingDate', '2035-01-01'],
  ] as const)
    fireEvent.input(screen.getByLabelText(fields[field].label), { target: { value } });
  await user.click(screen.getByRole('button', { name: submit.rest }));
}

test('a typical box fills in the three sides, and says so until one is changed', async () => {
  const { boxes, fields } = forms.quote;
  const [box] = boxes.items;
  const button = () => screen.getByRole('button', { name: box?.name });
  render(form);
  await userEvent.type(screen.getByLabelText(fields.length.label), '7');
  await userEvent.click(button());
  expect(screen.getByLabelText(fields.length.label)).toHaveDisplayValue(box?.length ?? '');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(screen.getByLabelText(fields.height.label), '1');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test('"as soon as possible" is the date of today', async () => {
  const { soonest, fields } = forms.quote;
  render(form);
  await userEvent.click(screen.getByRole('button', { name: soonest }));
  const date = screen.getByLabelText(fields.shippingDate.label);
  expect(date).toHaveValue(isoDate(new Date()));
  expect(date).toHaveAttribute('min', isoDate(new Date()));
});

test('the ticket shows a running price, and once sent it is the confirmation', async () => {
  const { summary: words } = forms.quote;
  startService();
  render(form);
  await request();
  expect(await screen.findByText(words.sent)).toBeVisible();
  expect(summary()).toHaveTextContent('Shoes');
  expect(summary()).toHaveTextContent('LHR');
  expect(screen.getByText(words.stamp)).toBeVisible();
  await userEvent.type(screen.getByLabelText(forms.quote.fields.goodsType.label), 'Tiles');
  expect(summary()).not.toHaveTextContent('LHR');
  expect(screen.queryByText(words.sent)).not.toBeInTheDocument();
});

test('an estimate can be copied as text, with what the form holds', async () => {
  const { fields, summary: words } = forms.quote;
  const user = userEvent.setup();
  render(form);
  await user.selectOptions(country('From'), 'UK');
  expect(screen.queryByRole('button', { name: words.copyText })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(fields.weight.label), '5');
  await user.click(screen.getByRole('button', { name: words.copyText }));
  expect(await screen.findByText(words.textCopied)).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toContain('LHR London → DAR Dar es Salaam');
  expect(text).toContain(`${words.stamp}\n`);
  expect(text).toContain(`${fields.weight.label}: 5`);
});

test('a request that failed is not stamped as sent', async () => {
  startService(answering('', 500));
  const note = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(form);
  await request();
  const { whatsapp } = forms.common.fallback;
  expect(await screen.findByRole('link', { name: whatsapp })).toBeVisible();
  expect(screen.queryByText(forms.quote.summary.sent)).not.toBeInTheDocument();
  expect(note).toHaveBeenCalledWith('Error submitting form');
});
