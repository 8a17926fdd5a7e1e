import { customs as content } from '@/lib/customs/fixtures/customs';
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

test('the content is valid', () => {
  expect(faults(() => {})).toEqual([]);
});

test('rejects a charge based on a later charge', () => {
  expect(faults(({ charges }) => first(charges).base.push('vat'))).toEqual([
    expect.stringMatching(/^charges\.0\.base: write some of .*, not "vat"$/),
  ]);
});

test('rejects an address with spaces', () => {
  expect(
    faults(({ sources }) => {
      first(Object.values(sources)).url += ' and more';
    }),
  ).toEqual([expect.stringMatching(/^sources\.[\w-]+\.url: write the address without spaces, /)]);
});

test('rejects a relief from an unknown charge', () => {
  expect(faults(({ reliefs }) => first(reliefs).charges.push('toll'))).toEqual([
    'reliefs.0.charges: there is no charge "toll"',
  ]);
});

test('rejects a source without a date of access', () => {
  expect(faults(({ charges }) => first(charges).sources.push('hearsay'))).toEqual([
    expect.stringMatching(/^charges\.0\.sources: write one of .*, not "hearsay"$/),
  ]);
});

test('requires a mark on a figure with a single source', () => {
  const [fault] = faults(({ schedules }) => {
    first(schedules.duty).sources.length = 1;
  });
  expect(fault).toMatch(/^schedules\.duty\.0: add a second source/);
});
