import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Field } from '../forms/fields';
import { markOf } from '../marks/place';
import { ask, RefusedHere } from './api';
import { Bubble } from './bubble';
import type { Sentence } from './sentences';
import { useInline } from './use-inline';

Object.assign(globalThis, { TextDecoder, TextEncoder });
jest.mock('./api', () => ({ ...jest.requireActual('./api'), ask: jest.fn() }));
jest.mock('./original-pages', () => ({ keepOriginalPage: async () => {} }));
const answers = ask as unknown as jest.Mock;

const place = { file: 'content/pages/contact.ts', path: ['name'] };
const tooShort = { ...place, field: ['name'], found: 'is too short', fix: 'write more' };
const question = { text: 'Change it?', label: 'Who decided it, and why', example: '', shortest: 5 };
const agreed = {
  file: 'content/decisions.ts',
  field: [],
  found: '“Contact”',
  fix: 'say why',
  question,
};
const field: Field = { place: 'name', value: 'Contact', schema: {}, around: [], entry: 'entry' };
const notes: string[] = [];
const results = {
  onSaving: () => {},
  onSaved: () => notes.push('saved'),
  onRefused: (message: string) => notes.push(message),
};
let finish = async () => true;

function Inline({ sentence }: { sentence: Sentence }) {
  const inline = useInline(results);
  finish = inline.finish;
  return (
    <>
      <button type="button" onClick={() => inline.begin(sentence, field)}>
        Begin
      </button>
      {inline.typing && (
        <Bubble
          typing={inline.typing}
          older={undefined}
          onList={() => {}}
          onForm={() => {}}
          onFollow={() => {}}
        />
      )}
    </>
  );
}

/** Clicks the sentence and types another one. */
function typeInstead(text: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('h1'));
  const node = element.appendChild(new Text('Contact'));
  render(<Inline sentence={{ places: [place], text: 'Contact', node, element }} />);
  fireEvent.click(screen.getByText('Begin'));
  const typing = document.querySelector<HTMLElement>('[data-editing]');
  if (!typing) throw new Error('nothing is being typed');
  // jsdom does not focus editable elements on a click.
  typing.tabIndex = 0;
  typing.textContent = text;
  fireEvent.input(typing);
  return typing;
}

beforeEach(() => {
  notes.length = 0;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  document.body.innerHTML = '';
  answers.mockReset();
});

const asked = (name: string) => answers.mock.calls.filter(([one]) => one === name).length;

test('a click elsewhere brings the caret back to a sentence that is refused', async () => {
  answers.mockImplementation(async (name) => {
    if (name === 'make') throw new RefusedHere('Not saved.', 422, [tooShort]);
    return name === 'check' ? [tooShort] : '';
  });
  const typing = typeInstead('C');
  typing.blur();
  await act(async () => expect(await finish()).toBe(false));
  expect(typing).toHaveFocus();
  expect(typing).toHaveTextContent('C');
  expect(notes.at(-1)).toMatch(/Fix this sentence first/);
});

test('Esc discards a sentence that is being saved, and a refusal of it is not shown', async () => {
  let refuse = () => {};
  answers.mockImplementation((name) =>
    name === 'make'
      ? new Promise((_, reject) => {
          refuse = () => reject(new RefusedHere('Not saved.', 422, [tooShort]));
        })
      : Promise.resolve(''),
  );
  const typing = typeInstead('C');
  await act(async () => {
    const finished = finish();
    fireEvent.keyDown(typing, { key: 'Escape' });
    refuse();
    expect(await finished).toBe(true);
  });
  expect(notes).toEqual(['']);
  expect(screen.queryByText(/is too short/)).not.toBeInTheDocument();
});

test('a sentence is saved without the marks that pasted text brings along', async () => {
  answers.mockResolvedValue('');
  const typing = typeInstead(`Reach${markOf(place)} \u200bus`);
  fireEvent.keyDown(typing, { key: 'Enter' });
  await waitFor(() => expect(notes).toContain('saved'));
  const change = expect.objectContaining({ after: 'Reach us' });
  expect(answers).toHaveBeenCalledWith('make', expect.objectContaining({ change }));
});

test('Enter moves to a known question at once, before the server answers', async () => {
  answers.mockImplementation(async (name) => (name === 'check' ? [agreed] : ''));
  const typing = typeInstead('Reach us');
  const reason = await screen.findByLabelText('Who decided it, and why');
  expect(reason).not.toHaveFocus();
  fireEvent.keyDown(typing, { key: 'Enter' });
  await waitFor(() => expect(reason).toHaveFocus());
  expect(asked('make')).toBe(0);

  fireEvent.change(reason, { target: { value: 'The owner: plainer' } });
  fireEvent.keyDown(reason, { key: 'Enter' });
  await waitFor(() => expect(notes).toContain('saved'));
  expect(answers).toHaveBeenCalledWith(
    'make',
    expect.objectContaining({ why: 'The owner: plainer' }),
  );
});

test('what is selected stays selected when the site renders the sentence again', async () => {
  answers.mockResolvedValue('');
  const typing = typeInstead('Contact');
  getSelection()?.selectAllChildren(typing);
  fireEvent(document, new Event('selectionchange'));
  typing.replaceWith(new Text(`Contact${markOf(place)}`));
  await waitFor(() => expect(document.querySelector('[data-editing]')).not.toBe(null));
  expect(document.querySelector('[data-editing]')).not.toBe(typing);
  expect(String(getSelection())).toBe('Contact');
});
