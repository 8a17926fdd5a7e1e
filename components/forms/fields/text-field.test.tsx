import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea, TextField } from './text-field';

const props = { id: 'contact-phone', name: 'phone', label: 'Phone' };

describe.each([
  ['a text field', TextField],
  ['a text area', TextArea],
])('%s', (_, Control) => {
  test('has its label and accepts text', async () => {
    render(<Control {...props} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+255');
    expect(screen.getByRole('textbox')).toHaveValue('+255');
    expect(screen.getByRole('textbox')).toHaveAttribute('name', 'phone');
  });

  test('marks an optional field in its label', () => {
    render(<Control {...props} optional="optional" />);
    expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).not.toBeRequired();
  });

  test('is described by its hint and error', () => {
    render(<Control {...props} hint="With country code" error="Phone number is required" />);
    const control = screen.getByRole('textbox');
    expect(control).toHaveAccessibleDescription('With country code Phone number is required');
    expect(control).toBeInvalid();
  });
});
