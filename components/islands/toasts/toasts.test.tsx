import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { notify } from '@/components/ui/toast/notify';
import { Toasts } from './toasts';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toasts dismiss="Dismiss" />);
});
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a new toast replaces the previous one: an alert of a failure by the status of a success', () => {
  act(() => notify('error', 'Not sent'));
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  act(() => notify('success', 'Sent'));
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Sent');
});

test('a toast disappears after five seconds', () => {
  act(() => notify('success', 'Sent'));
  after(4900);
  expect(screen.getByText('Sent')).toBeVisible();
  after(200);
  expect(screen.queryByText('Sent')).not.toBeInTheDocument();
});

test('a toast stays while hovered', () => {
  act(() => notify('success', 'Sent'));
  fireEvent.mouseEnter(screen.getByText('Sent'));
  after(60_000);
  expect(screen.getByText('Sent')).toBeVisible();
  fireEvent.mouseLeave(screen.getByText('Sent'));
  after(5100);
  expect(screen.queryByText('Sent')).not.toBeInTheDocument();
});

test('dismissing a hovered toast does not keep the next one open', () => {
  act(() => notify('success', 'First'));
  fireEvent.mouseEnter(screen.getByText('First'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => notify('success', 'Second'));
  after(5100);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});
