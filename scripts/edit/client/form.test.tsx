import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

test('a number is typed character by character, with a decimal comma too', () => {
  const seen: unknown[] = [];
  render(<Form schema={{ type: 'number' }} first={5} onChange={(now) => seen.push(now)} />);
  for (const typed of ['', '-', '-0', '-0,', '-0,5']) {
    type(typed);
    expect(screen.getByLabelText('Text')).toHaveValue(typed);
  }
  expect(seen).toEqual(['', '-', -0, -0, -0.5]);
});
