import { act, fireEvent, render, screen } from '@testing-library/react';
import { ask, RefusedHere } from './api';
import { NewPanel } from './new-panel';

jest.mock('./api', () => ({ ...jest.requireActual('./api'), ask: jest.fn() }));
const answers = ask as unknown as jest.Mock;

const text = { type: 'string', minLength: 3 };
const schema = {
  type: 'object',
  properties: { name: text, lead: text },
  required: ['name', 'lead'],
};
const empty = (key: string) => ({
  file: 'content/a.ts',
  field: [key],
  found: 'is empty',
  fix: 'write',
});

test('a corrected field no longer says what was wrong with it', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  answers.mockImplementation(async (name) => {
    if (name === 'create')
      throw new RefusedHere('Not created.', 422, [empty('name'), empty('lead')]);
    return { pages: [{ collection: 'pages', label: 'Page', schema }], entries: [] };
  });
  await act(async () => render(<NewPanel pages={[]} onEntry={() => {}} onClose={() => {}} />));
  fireEvent.click(screen.getByRole('button', { name: 'Page' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create' })));
  const [name, lead] = [screen.getByLabelText('Name'), screen.getByLabelText('Lead')];
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(/is empty/);

  fireEvent.change(name, { target: { value: 'Honey' } });
  expect(name).toBeValid();
  expect(name).toHaveAccessibleDescription('');
  expect(lead).toBeInvalid();
});
