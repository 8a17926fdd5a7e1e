import { faultsOf, importsOf } from './check-layers';

test('imports are found in every form, by value and by type', () => {
  const code = `
    import { fill } from '@/lib/text/fill';
    import type { Site } from '../site/site';
    export { a } from './a';
    const later = async () => import('./later');
    type Late = typeof import('./late');
    import path from 'node:path';
  `;
  const found = ['lib/text/fill', 'lib/site/site', 'lib/seo/a', 'lib/seo/later', 'lib/seo/late'];
  expect(importsOf('lib/seo/feed.tsx', code)).toEqual(found);
});

const modules = [
  { file: 'lib/text/fill.ts', imports: [] },
  { file: 'lib/money/shillings.ts', imports: ['lib/text/fill', 'content/schema/money'] },
  { file: 'lib/site.ts', imports: ['lib/money/shillings'] },
];

test.each<[order: string[], faults: string[]]>([
  [['text', 'money', '.'], []],
  [['money', 'text', '.'], ['lib/money/shillings.ts › imports: lib/text/fill is in a layer above']],
  [['text', '.'], ['lib/money › layers: is not listed']],
  [['text', 'money', 'freight', '.'], ['lib/freight › layers: has no files']],
])('the faults of the order %j', (order, faults) => {
  expect(faultsOf('lib', order, modules)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});

test('the root is a tree of its own', () => {
  expect(faultsOf('.', ['lib', 'content'], modules)).toEqual([
    './content › layers: has no files; delete it from layers.ts',
    expect.stringContaining('lib/money/shillings.ts › imports: content/schema/money is in a layer'),
  ]);
});
