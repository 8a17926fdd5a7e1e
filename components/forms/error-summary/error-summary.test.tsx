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
    <input id="quote-email" aria-label="Email" />
    <input id="quote-weight" aria-label="Weight" />
  </>
);

test('renders nothing without problems', () => {
  render(summary(1, []));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('lists every problem under its heading', () => {
  render(summary(1));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Check these/);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    problems.map(({ message }) => message),
  );
});

test('does not take focus until the visitor submits', () => {
  render(summary(0));
  expect(screen.getByRole('alert')).not.toHaveFocus();
});

test('takes focus after every failed submit', () => {
  const { rerender } = render(summary(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  screen.getByLabelText('Weight').focus();
  rerender(summary(2));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('a problem moves the focus to its field without changing the URL', async () => {
  render(summary(1));
  await userEvent.click(screen.getByRole('link', { name: 'Weight is required' }));
  expect(screen.getByLabelText('Weight')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
