import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forms } from '@/content/forms';
import { formSetup } from '@/lib/forms/setup';
import { QuoteForm } from './quote-form';

const country = (name: 'From' | 'To') => screen.getByRole<HTMLSelectElement>('combobox', { name });

beforeEach(() => {
  sessionStorage.clear();
  render(<QuoteForm setup={formSetup('/get-quote')} words={forms.quote} />);
});

test('once the origin is chosen, goods go to Tanzania', async () => {
  expect(country('To').value).toBe('');
  await userEvent.selectOptions(country('From'), 'China');
  expect(country('To').value).toBe('Tanzania');
});

test('a destination that was chosen stays', async () => {
  await userEvent.selectOptions(country('To'), 'Kenya');
  await userEvent.selectOptions(country('From'), 'China');
  expect(country('To').value).toBe('Kenya');
});

test('goods from Tanzania go wherever the visitor says', async () => {
  await userEvent.selectOptions(country('From'), 'Tanzania');
  expect(country('To').value).toBe('');
});
