import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useNotice } from './use-notice';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [shown, show] = useNotice(form);
  return (
    <form ref={form} aria-label="Quote">
      {shown && <p>From your estimate</p>}
      <button type="button" onClick={show}>
        Show
      </button>
    </form>
  );
}

test('shows a requested notice until the form is reset', async () => {
  render(<Form />);
  expect(screen.queryByText('From your estimate')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('From your estimate')).toBeVisible();
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  expect(screen.queryByText('From your estimate')).not.toBeInTheDocument();
});
