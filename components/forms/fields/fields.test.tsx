import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckBox } from './check-box';
import { FieldGroup } from './field-group';
import { SelectField } from './select-field';
import { TextArea, TextField } from './text-field';

const props = { id: 'quote-city', name: 'city', label: 'City' };
const options = { options: ['Mwanza', 'Dodoma'], choose: 'Choose one' };
const notes = { hint: 'With country code', error: 'Required' };

describe.each([
  ['a text field', 'textbox', (more: object) => <TextField {...props} {...more} />],
  ['a text area', 'textbox', (more: object) => <TextArea {...props} {...more} />],
  ['a list', 'combobox', (more: object) => <SelectField {...props} {...options} {...more} />],
])('%s', (_, role, field) => {
  test('has its name and label, which marks an optional field', () => {
    render(field({ optional: 'optional' }));
    const control = screen.getByRole(role, { name: 'City (optional)' });
    expect(control).toHaveAttribute('name', 'city');
    expect(control).not.toBeRequired();
  });

  test('is described by its hint and error', () => {
    render(field(notes));
    expect(screen.getByRole(role)).toHaveAccessibleDescription('With country code Required');
    expect(screen.getByRole(role)).toBeInvalid();
  });
});

test('a list starts with no selection, and sends the text of an option', async () => {
  render(<SelectField {...props} {...options} required />);
  const list = screen.getByRole('combobox');
  expect(list).toHaveValue('');
  expect(list).toHaveDisplayValue('Choose one');
  await userEvent.selectOptions(list, 'Dodoma');
  expect(list).toHaveValue('Dodoma');
});

test('a click on its label checks a box, and an error describes it', async () => {
  const { rerender } = render(<CheckBox id="agree" label="I agree" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
  expect(box).toBeValid();
  rerender(<CheckBox id="agree" label="I agree" error="You must agree" />);
  expect(box).toHaveAccessibleDescription('You must agree');
  expect(box).toBeInvalid();
});

test('legend, hint and error describe a group', () => {
  render(
    <FieldGroup id="services" legend="Services" {...notes}>
      <input aria-label="Sea" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Services' });
  expect(group).toContainElement(screen.getByLabelText('Sea'));
  expect(group).toHaveAccessibleDescription('With country code Required');
});
