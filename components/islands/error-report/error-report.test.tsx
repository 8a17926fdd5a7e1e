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

const renderReport = (error: Error & { status?: number }) =>
  render(<ErrorReport error={error} retry={retry} words={words} />);

test('shows the status and the message', () => {
  renderReport(Object.assign(new Error('No such rate'), { status: 404 }));
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('Status 404: No such rate');
});

test('an error without a status counts as 500', () => {
  renderReport(new Error('Oops'));
  expect(screen.getByRole('alert')).toHaveTextContent('Status 500: Oops');
});

test('logs the error to the console', () => {
  const error = new Error('Oops');
  renderReport(error);
  expect(report).toHaveBeenCalledWith(error);
});

test('offers to try again', async () => {
  renderReport(new Error('Oops'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('links to the home page', () => {
  renderReport(new Error('Oops'));
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
