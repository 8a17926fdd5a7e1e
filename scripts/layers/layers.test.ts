/** @jest-environment node */
import { faultsOf, importedBy } from './check-layers';
import { importsOf } from './imports';

test('imports are found in every form, by value and by type', () => {
  const code = `
    import { fill } from '@/lib/text/fill';
    import type { Site } from '../site/site';
    export { a } from './a';
    const later = async () => import('./later');
    type Late = typeof import('./late');
    const element = <p>{later}</p>;
    import path from 'node:path';
    const text = "from './no-import'";
  `;
  expect(importsOf('lib/seo/feed.tsx', code)).toEqual([
    'lib/text/fill',
    'lib/site/site',
    'lib/seo/a',
    'lib/seo/later',
    'lib/seo/late',
  ]);
});

const modules = [
  { file: 'lib/text/fill.ts', imports: [] },
  { file: 'lib/money/shillings.ts', imports: ['lib/text/fill', 'content/schema/money'] },
  { file: 'lib/site.ts', imports: ['lib/money/shillings'] },
];

test('imports from below are no fault, and are listed', () => {
  const order = ['text', 'money', '.'];
  expect(faultsOf('lib', order, modules)).toEqual([]);
  expect(importedBy('lib', order, modules)).toEqual([
    { layer: 'text', imports: [] },
    { layer: 'money', imports: ['text'] },
    { layer: '.', imports: ['money'] },
  ]);
});

test('an import from above is a fault', () => {
  expect(faultsOf('lib', ['money', 'text', '.'], modules)).toEqual([
    expect.stringMatching('^lib/money/shillings.ts › imports: lib/text/fill is in a layer above'),
  ]);
});

test('a folder that is not listed is a fault, and one without files', () => {
  expect(faultsOf('lib', ['text', 'freight', '.'], modules)).toEqual([
    expect.stringMatching('^lib/money › layers: is not listed'),
    expect.stringMatching('^lib/freight › layers: has no files'),
  ]);
});
