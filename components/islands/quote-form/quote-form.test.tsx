import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { forms } from '@/content/forms';
import { english } from '@/content/languages/english';
import { saveDraft } from '@/lib/browser/draft';
import { formSetup } from '@/lib/forms/setup';
import { siteOf } from '@/lib/site/site-of';
import { QuoteForm } from './quote-form';

const { originCountry, destinationCountry } = forms.quote.fields;
const labels = { From: originCountry.label, To: destinationCountry.label };
const [home = '', abroad = '', elsewhere = ''] = forms.quote.countries;
const seaFreight = forms.quote.services.find(({ id }) => id === 'seaFreight')?.label ?? '';

const country = (name: 'From' | 'To') =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: labels[name] });

const form = <QuoteForm setup={formSetup(siteOf(english), '/get-quote')} words={forms.quote} />;
const summary = () => screen.getByRole('complementary');

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('choosing an origin abroad sets the country of delivery', async () => {
  render(form);
  expect(country('To').value).toBe('');
  await userEvent.selectOptions(country('From'), abroad);
  expect(country('To').value).toBe(home);
});

test('keeps a chosen destination', async () => {
  render(form);
  await userEvent.selectOptions(country('To'), elsewhere);
  await userEvent.selectOptions(country('From'), abroad);
  expect(country('To').value).toBe(elsewhere);
});

test('leaves the destination open for goods from there', async () => {
  render(form);
  await userEvent.selectOptions(country('From'), home);
  expect(country('To').value).toBe('');
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
  saveDraft(sessionStorage, 'quote', { goodsType: 'Shoes', services: ['seaFreight'] });
  render(form);
  expect(summary()).toHaveTextContent('Shoes');
  expect(summary()).toHaveTextContent(seaFreight);
  await userEvent.click(screen.getByRole('button', { name: forms.common.draft.clear }));
  expect(summary()).not.toHaveTextContent('Shoes');
  expect(summary()).not.toHaveTextContent(seaFreight);
});

test('the summary updates while typing', async () => {
  render(form);
  await userEvent.type(screen.getByLabelText(forms.quote.fields.goodsType.label), 'Shoes');
  expect(summary()).toHaveTextContent('Shoes');
});
