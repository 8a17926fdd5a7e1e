import { render, screen } from '@testing-library/react';
import { Field } from './field';

const renderField = (props: { optional?: string; hint?: string; error?: string } = {}) =>
  render(
    <Field id="phone" label="Phone" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );

test('an optional field says so in its label', () => {
  renderField({ optional: 'optional' });
  expect(screen.getByLabelText('Phone (optional)')).toBeInTheDocument();
});

test('the error and the hint both describe the control', () => {
  renderField({ hint: 'With the country code', error: 'Phone number is required' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'With the country code Phone number is required',
  );
});

test('a control without hint and error is valid and has no description', () => {
  renderField();
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});
