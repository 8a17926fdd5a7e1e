import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorReport } from './error-report';

const words = {
  heading: 'Unexpected Application Error!',
  status: 'Status',
  text: 'Something went wrong.',
  retry: 'Try again',
  home: 'Back to Home',
};

const retry = jest.fn();
let report: jest.SpyInstance;

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  retry.mockReset();
  report = jest.spyOn(console, 'error').mockReturnValue();
});

test('shows and logs the error, and offers to try again or to go home', async () => {
  const error = Object.assign(new Error('No such rate'), { status: 404 });
  render(<ErrorReport error={error} retry={retry} words={words} />);
  expect(screen.getByRole('heading')).toHaveTextContent(words.heading);
  expect(screen.getByRole('alert')).toHaveTextContent('Status 404: No such rate');
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
  expect(report).toHaveBeenCalledWith(error);
  await userEvent.click(screen.getByRole('button', { name: words.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an error without a status counts as 500', () => {
  render(<ErrorReport error={new Error('Oops')} retry={retry} words={words} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Status 500: Oops');
});
