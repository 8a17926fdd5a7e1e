import { render, screen } from '@testing-library/react';
import { FieldRow } from './field-row';

test.each(['pair', 'sides'] as const)('a row of kind %s keeps its fields in order', (kind) => {
  render(
    <FieldRow of={kind}>
      <input aria-label="Length" />
      <input aria-label="Width" />
    </FieldRow>,
  );
  const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));
  expect(names).toEqual(['Length', 'Width']);
});

test('each kind of row has its own style', () => {
  const classOf = (kind: 'pair' | 'sides') =>
    render(<FieldRow of={kind}>{null}</FieldRow>).container.firstElementChild?.className;
  expect(classOf('pair')).not.toBe(classOf('sides'));
});
