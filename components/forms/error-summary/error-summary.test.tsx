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

test('there is no summary without problems', () => {
  render(summary(1, []));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it lists every problem under its heading', () => {
  render(summary(1));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Check these/);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    problems.map(({ message }) => message),
  );
});

test('it leaves the focus alone until the visitor submits', () => {
  render(summary(0));
  expect(screen.getByRole('alert')).not.toHaveFocus();
});

test('every failed attempt moves the focus to it', () => {
  const { rerender } = render(summary(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  screen.getByLabelText('Weight').focus();
  rerender(summary(2));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('a problem moves the focus to its field and leaves the address alone', async () => {
  render(summary(1));
  await userEvent.click(screen.getByRole('link', { name: 'Weight is required' }));
  expect(screen.getByLabelText('Weight')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
