import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { city, link, perUnit } from '../testing/schemas';
import { Field } from './form';
import type { JsonSchema } from './json-schema';

type FormProps = { schema: JsonSchema; first: unknown; onChange?: (value: unknown) => void };

function Form({ schema, first, onChange }: FormProps) {
  const [value, setValue] = useState(first);
  const set = (now: unknown) => {
    setValue(now);
    onChange?.(now);
  };
  const shared = { pages: [], problems: [] };
  return (
    <Field schema={schema} value={value} onChange={set} path={[]} label="Text" shared={shared} />
  );
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Text'), { target: { value } });

test('a field stays the same control however long its text grows', () => {
  render(<Form schema={{ type: 'string' }} first="Short" />);
  const before = screen.getByLabelText('Text');
  type('x'.repeat(200));
  expect(screen.getByLabelText('Text')).toBe(before);
});

test('a text with several allowed formats is one field, without a choice', () => {
  const form = z.toJSONSchema(z.union([z.string().regex(/^\/uploads\//), z.url()]));
  render(<Form schema={form as JsonSchema} first="/uploads/quay.webp" />);
  expect(screen.getByLabelText('Text')).toHaveValue('/uploads/quay.webp');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a number is typed character by character, with a decimal comma too', () => {
  const seen: unknown[] = [];
  render(<Form schema={{ type: 'number' }} first={5} onChange={(now) => seen.push(now)} />);
  for (const typed of ['', '-', '-0', '-0,', '-0,5']) {
    type(typed);
    expect(screen.getByLabelText('Text')).toHaveValue(typed);
  }
  expect(seen).toEqual(['', '-', -0, -0, -0.5]);
});

test('shows every field whose name is free, and adds another', () => {
  const seen: unknown[] = [];
  const schema = z.toJSONSchema(perUnit, { io: 'input' }) as JsonSchema;
  render(
    <Form schema={schema} first={{ USD: 2500, GBP: 3300 }} onChange={(now) => seen.push(now)} />,
  );
  expect(screen.getByLabelText('USD')).toHaveValue('2500');
  expect(screen.getByLabelText('GBP')).toHaveValue('3300');
  fireEvent.change(screen.getByLabelText('Name of another'), { target: { value: 'JPY' } });
  fireEvent.click(screen.getByText('+ Add'));
  fireEvent.change(screen.getByLabelText('JPY'), { target: { value: '17' } });
  expect(seen.at(-1)).toEqual({ USD: 2500, GBP: 3300, JPY: 17 });
});

test('offers a field that is true or absent as a check box', () => {
  const seen: unknown[] = [];
  const schema = z.toJSONSchema(z.strictObject({ toConfirm: z.literal(true).optional() }));
  render(<Form schema={schema as JsonSchema} first={{}} onChange={(now) => seen.push(now)} />);
  const box = screen.getByLabelText('To confirm');
  fireEvent.click(box);
  fireEvent.click(box);
  expect(seen).toEqual([{ toConfirm: true }, {}]);
});

test('takes pasted coordinates, and swaps them', () => {
  const seen: unknown[] = [];
  const schema = z.toJSONSchema(city, { io: 'input' }) as JsonSchema;
  const first = { name: 'Kobe', coordinates: ['', ''] };
  render(<Form schema={schema} first={first} onChange={(now) => seen.push(now)} />);
  const clipboardData = { getData: () => '34.69, 135.19' };
  fireEvent.paste(screen.getByLabelText('Latitude'), { clipboardData });
  expect(screen.getByLabelText('Longitude')).toHaveValue('135.19');
  expect(screen.getByText(/34.69° north, 135.19° east/)).toBeVisible();
  fireEvent.click(screen.getByText('Swap'));
  expect(seen.at(-1)).toEqual({ name: 'Kobe', coordinates: [34.69, 135.19] });
});

test('names the kinds of links in plain words', () => {
  const schema = z.toJSONSchema(link, { io: 'input' }) as JsonSchema;
  render(<Form schema={schema} first={{ page: 'contact', label: 'Write to us' }} />);
  const kinds = [...screen.getByLabelText('Kind of text').children].map((kind) => kind.textContent);
  expect(kinds).toEqual(['Page of this site', 'Web address']);
});

test('asks for the name for links last, and sets examples in hints in quotes', () => {
  const text = z.string().meta({ description: 'Such as `Most Popular`.' });
  const schema = z.toJSONSchema(z.strictObject({ id: z.string(), question: text })) as JsonSchema;
  render(<Form schema={schema} first={{ id: '', question: '' }} />);
  expect(screen.getAllByRole('textbox')[0]).toHaveAccessibleName('Question');
  expect(screen.getByText('Such as “Most Popular”.')).toBeVisible();
});

test('a name is chosen from the ones that exist, and none is preselected', () => {
  const seen: unknown[] = [];
  const names = { exempt: 'Exempt', finished: 'Finished goods' };
  const schema = { type: 'string', pattern: '^[a-z]+$', names };
  render(<Form schema={schema} first="" onChange={(now) => seen.push(now)} />);
  expect(screen.getByLabelText('Text')).toHaveDisplayValue('Choose …');
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'finished' } });
  expect(seen).toEqual(['finished']);
});
