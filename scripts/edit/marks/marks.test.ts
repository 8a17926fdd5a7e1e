/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import type { Fact } from '@/content/schema/facts';
import { formatFact } from '@/lib/format/fact';
import { english } from '@/lib/format/locales';
import { mark } from './mark';
import { placesIn, withoutMarks } from './place';
import { keepMark } from './wrap';

const root = path.join(__dirname, '../../..');

test('every kind of fact reads the same in edit mode and carries its mark', () => {
  for (const [name, fact] of Object.entries({
    range: { from: 5, to: 7, unit: 'days' },
    duration: { value: 3, unit: 'weeks' },
    percentage: { value: 5, unit: 'percent' },
    money: { amount: '25.00', currency: 'USD' },
    number: { code: 'NL1234567890TZ' },
  } as const)) {
    const marked = mark({ group: { [name]: fact } }, 'content/facts.ts');
    const text = keepMark(formatFact)(marked.group[name] as Fact, english);
    expect(withoutMarks(text)).toBe(formatFact(fact, english));
    expect(placesIn(text)).toEqual([{ file: 'content/facts.ts', path: ['group', name] }]);
  }
});

test('builds never contain marks, whatever the environment', async () => {
  const { default: configure } = await import('../../../next.config.mjs');
  process.env.EDIT = '1';
  const [asked, edited] = [configure(PHASE_PRODUCTION_BUILD), configure(PHASE_DEVELOPMENT_SERVER)];
  delete process.env.EDIT;
  expect(asked).toEqual(configure(PHASE_PRODUCTION_BUILD));
  expect(edited).toHaveProperty('turbopack.rules');
  expect(configure(PHASE_DEVELOPMENT_SERVER)).not.toHaveProperty('turbopack');
});

test('every formatter is wrapped, so each gets unmarked figures, as is all that is named', async () => {
  const { showing, cutting, translating, calculating } = await import('./functions.mjs');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const formatters = readdirSync(path.join(root, 'lib/format'))
    .map((name) => `lib/format/${name}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && read(file).includes('function format'));
  expect(showing).toEqual(formatters.toSorted());
  for (const file of [...cutting, ...translating, ...calculating])
    expect(read(file)).toMatch(/^export function /m);
});
