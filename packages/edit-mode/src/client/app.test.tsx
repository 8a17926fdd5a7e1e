import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { z } from 'zod';
import type { Field } from '../forms/fields';
import { markOf, type Place } from '../marks/place';
import { ask } from './api';
import { App } from './app';

Object.assign(globalThis, { TextDecoder, TextEncoder });
jest.mock('./api', () => ({ ...jest.requireActual('./api'), ask: jest.fn() }));
jest.mock('./original-pages', () => ({ keepOriginalPage: async () => {} }));

const file = 'content/routes/example.ts';
const time = z.strictObject({ from: z.number(), to: z.number(), unit: z.string() });
const question = z.strictObject({ question: z.string() });
const isIn = { index: 0, count: 1, path: ['questions'], entry: 'question' };

const fieldOf = (schema: z.ZodType, value: unknown): Field => ({
  ...{ place: 'place', value, schema: z.toJSONSchema(schema), around: [], entry: 'question' },
});
const fields: Record<string, Field> = {
  'times.air': fieldOf(time, { from: 5, to: 7, unit: 'days' }),
  times: fieldOf(z.object({ air: time }), { air: { from: 5, to: 7, unit: 'days' } }),
  'questions.0.question': { ...fieldOf(z.string(), 'How?'), around: [isIn] },
  questions: fieldOf(z.array(question), [{ question: 'How?' }]),
  words: fieldOf(z.string(), 'Rates of'),
  updated: fieldOf(z.string(), '2026-11-01'),
};

const backwards = {
  file,
  field: ['times', 'air', 'to'],
  found: 'is before From',
  fix: 'swap them',
};

const markAt = (...path: Place['path']) => markOf({ file, path });

beforeEach(async () => {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = jest.fn();
  (ask as unknown as jest.Mock).mockImplementation(async (name, asked) => {
    if (name === 'field') return fields[asked.path.join('.')];
    if (name === 'newThings') return { pages: [], entries: [] };
    if (name === 'check') return [backwards];
    return name === 'since' ? '' : [];
  });
  document.body.innerHTML = `<main>
    <p>5-7 days${markAt('times', 'air')}</p>
    <h2>How?${markAt('questions', 0, 'question')}</h2>
    <p>Rates of${markAt('words')} November 1${markAt('updated')}</p>
    <p>A map</p>
  </main><div id="edit-mode"></div>`;
  const container = document.querySelector<HTMLElement>('#edit-mode') ?? undefined;
  await act(async () => render(<App />, { container }));
});

// A sentence that is still being typed would appear on the page of the next test.
afterEach(() => {
  const typing = document.querySelector('[data-editing]');
  if (typing) fireEvent.keyDown(typing, { key: 'Escape' });
});

async function click(what: RegExp): Promise<void> {
  await act(async () => fireEvent.click(screen.getByText(what)));
}
async function press(name: RegExp): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}
const form = () => screen.getByRole('region', { name: 'Fields' });

async function openTime(): Promise<HTMLElement> {
  await click(/5-7 days/);
  return within(form()).getByLabelText('To');
}

test('a click on a time opens the fields of that time', async () => {
  expect(await openTime()).toHaveValue('7');
  expect(within(form()).getByLabelText('From')).toHaveValue('5');
});

test('the reason why a form cannot be saved is next to its button', async () => {
  jest.useFakeTimers();
  fireEvent.change(await openTime(), { target: { value: '3' } });
  await act(async () => jest.runAllTimers());
  jest.useRealTimers();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  expect(save.parentElement).toHaveTextContent(/is before From; swap them/);
});

test.each<[string, () => Promise<unknown>]>([
  ['a click on another time', () => click(/5-7 days/)],
  ['a click on a text of several fields', () => click(/Rates of/).then(() => press(/Updated/))],
  ['a click on a picture', () => click(/A map/)],
  ['another Add', () => click(/How\?/).then(() => press(/Add question/))],
  ['This page', () => press(/This page/)],
  ['New', () => press(/^New$/)],
  ['the list of changes', () => press(/changes$/)],
  ['Close', () => press(/Close/)],
])('a form that is filled in stays at %s, unless the editor agrees', async (_, away) => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  fireEvent.change(await openTime(), { target: { value: '9' } });
  confirm.mockClear();
  await away();
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(within(form()).getByLabelText('To')).toHaveValue('9');
});
