import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckBox } from './check-box';

test('a click on the label checks the box', async () => {
  render(<CheckBox label="I agree" name="agreeTerms" />);
  await userEvent.click(screen.getByText('I agree'));
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
});

test('an error describes the check box', () => {
  render(<CheckBox id="agree" label="I agree" error="You must agree" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toHaveAccessibleDescription('You must agree');
  expect(box).toBeInvalid();
});

test('is valid without an error', () => {
  render(<CheckBox id="agree" label="I agree" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toHaveAccessibleDescription('');
  expect(box).toBeValid();
});
