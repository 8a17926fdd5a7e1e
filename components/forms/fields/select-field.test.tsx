import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field';

const field = (
  <SelectField
    id="quote-origin"
    name="originCountry"
    label="From"
    hint="Where we collect"
    error="Origin country is required"
    options={['Tanzania', 'China']}
    choose="Choose one"
    required
  />
);
const list = () => screen.getByRole('combobox', { name: 'From' });

test('starts with no selection, which fails a required field', () => {
  render(field);
  expect(list()).toHaveDisplayValue('Choose one');
  expect(list()).toHaveValue('');
  expect(list()).toBeRequired();
});

test('the options are offered in their order', () => {
  render(field);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose one',
    'Tanzania',
    'China',
  ]);
});

test('the value of an option is its text', async () => {
  render(field);
  await userEvent.selectOptions(list(), 'China');
  expect(list()).toHaveValue('China');
});

test('hint and error describe the select', () => {
  render(field);
  expect(list()).toHaveAccessibleDescription('Where we collect Origin country is required');
  expect(list()).toBeInvalid();
});
