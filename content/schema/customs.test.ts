/** @jest-environment node */
import { customs as content } from '../customs';
import { customs as schema } from './customs';

/** What is wrong with the content after this change, as `field: message`. */
function faults(change: (draft: typeof content) => void): string[] {
  const draft = structuredClone(content);
  change(draft);
  const { error } = schema.safeParse(draft);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('there is nothing');
  return item;
};

test('the content is in order', () => {
  expect(faults(() => {})).toEqual([]);
});

test('a charge on a charge that comes later is refused', () => {
  expect(faults(({ charges }) => first(charges).base.push('vat'))).toEqual([
    'charges.0.base: no charge above it is called "vat"',
  ]);
});

test('a relief from a charge that there is not is refused', () => {
  expect(faults(({ reliefs }) => first(reliefs).charges.push('toll'))).toEqual([
    'reliefs.0.charges: there is no charge "toll"',
  ]);
});

test('a source that nobody read is refused', () => {
  expect(faults(({ charges }) => first(charges).sources.push('hearsay'))).toEqual([
    'charges.0.sources: there is no source "hearsay"',
  ]);
});

test('a figure with a single source has to be marked', () => {
  const [fault] = faults(({ schedules }) => {
    first(schedules.duty).sources.length = 1;
  });
  expect(fault).toMatch(/^schedules\.duty\.0: has one source only/);
});
