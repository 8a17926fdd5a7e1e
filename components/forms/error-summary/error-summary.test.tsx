import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';

const problems = [
  { id: 'quote-email', message: 'Invalid email address' },
  { id: 'quote-weight', message: 'Weight is required' },
];

const summary = (attempts: number, found = problems) => (
  <>
    <ErrorSummary heading="Check these" problems={found} attempts={attempts} />
    <input id="quote-weight" aria-label="Weight" />
  </>
);

test('renders nothing without problems', () => {
  render(summary(1, []));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('lists every problem and takes the focus after every failed submit', () => {
  const { rerender } = render(summary(0));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Check theseInvalid email addressWeight is required');
  expect(alert).not.toHaveFocus();
  for (const attempt of [1, 2]) {
    screen.getByLabelText('Weight').focus();
    rerender(summary(attempt));
    expect(alert).toHaveFocus();
  }
});

test('a problem moves the focus to its field without changing the URL', async () => {
  render(summary(1));
  await userEvent.click(screen.getByRole('link', { name: 'Weight is required' }));
  expect(screen.getByLabelText('Weight')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
