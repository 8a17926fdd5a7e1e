import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forms } from '@/lib/forms/fixtures/forms';
import { SendState } from './send-state';

const words = forms.common.sending;

test('shows no progress without an attachment', () => {
  render(<SendState sending={{ busy: true }} words={words} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test.each([
  [0, '0'],
  [0.129, '12'],
  [1, '100'],
])('an upload at %s shows %s percent', (progress, percent) => {
  render(<SendState sending={{ busy: true, progress }} words={words} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', percent);
  expect(screen.getByRole('progressbar')).toHaveAccessibleName(expect.stringContaining(percent));
});

test('can be cancelled', async () => {
  const cancel = jest.fn();
  render(<SendState sending={{ busy: true, cancel }} words={words} />);
  await userEvent.click(screen.getByRole('button', { name: words.cancel }));
  expect(cancel).toHaveBeenCalledTimes(1);
});
