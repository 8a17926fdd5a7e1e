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

test('it says what happened, with status and message', () => {
  renderReport(Object.assign(new Error('No such rate'), { status: 404 }));
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('Status 404: No such rate');
});

test('an error without a status counts as 500', () => {
  renderReport(new Error('Oops'));
  expect(screen.getByRole('alert')).toHaveTextContent('Status 500: Oops');
});

test('the error is on the console for whoever looks into it', () => {
  const error = new Error('Oops');
  renderReport(error);
  expect(report).toHaveBeenCalledWith(error);
});

test('it can be tried again', async () => {
  renderReport(new Error('Oops'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('there is a way home', () => {
  renderReport(new Error('Oops'));
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
