import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { FileField } from './file-field';

const picked = jest.fn();
const heard = jest.fn();

beforeEach(() => {
  picked.mockClear();
  heard.mockClear();
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(false);
  return (
    <form ref={form} onInput={heard}>
      <FileField
        id="issue-file"
        name="file"
        label="Photo"
        formRef={form}
        chosen={chosen}
        remove="Remove file"
        note={<p>A note</p>}
        onPick={picked}
        onChange={() => setChosen(true)}
      />
    </form>
  );
}

const choose = () =>
  userEvent.upload(
    screen.getByLabelText('Photo'),
    new File(['x'], 'box.png', { type: 'image/png' }),
  );

test('has no remove button until a file is chosen', () => {
  render(<Form />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('A note')).toBeVisible();
});

test('validates a chosen file immediately', async () => {
  render(<Form />);
  await choose();
  expect(picked).toHaveBeenCalledTimes(1);
});

test('removing a file clears it, revalidates, notifies the form and restores focus', async () => {
  render(<Form />);
  await choose();
  heard.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(screen.getByLabelText<HTMLInputElement>('Photo').files).toHaveLength(0);
  expect(picked).toHaveBeenCalledTimes(2);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Photo')).toHaveFocus();
});
