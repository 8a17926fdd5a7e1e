import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { forms } from '@/lib/forms/fixtures/forms';
import type { Restored } from '../draft/use-draft';
import { DraftNotice } from './draft-notice';

const words = forms.common.draft;

function Form({ restored }: { restored?: Restored }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <input type="hidden" name="_subject" defaultValue="Contact" />
      <input name="_honey" aria-label="Honeypot" />
      <DraftNotice form={form} words={words} restored={restored} />
      <input name="city" aria-label="City" />
      <input name="street" aria-label="Street" />
    </form>
  );
}

const notice = () => screen.getByRole('status');

test('shows nothing if no draft was restored', () => {
  render(<Form />);
  expect(notice()).toBeEmptyDOMElement();
});

test('reports a restored draft', () => {
  render(<Form restored={{}} />);
  expect(notice()).toHaveTextContent(words.restored);
});

test('reports a draft interrupted while sending', () => {
  render(<Form restored={{ underWay: true }} />);
  expect(notice()).toHaveTextContent(words.underWay);
});

test('names a file that could not be restored', () => {
  render(<Form restored={{ file: 'box.png' }} />);
  expect(notice()).toHaveTextContent('box.png');
});

test('Clear empties the form and moves the focus to its first field', async () => {
  render(<Form restored={{}} />);
  await userEvent.type(screen.getByLabelText('Street'), 'Samora Avenue');
  await userEvent.click(screen.getByRole('button', { name: words.clear }));
  expect(screen.getByLabelText('Street')).toHaveValue('');
  expect(screen.getByLabelText('City')).toHaveFocus();
});
