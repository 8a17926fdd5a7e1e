/** @jest-environment node */
import { eventsIn, failedStep, statusLine } from './events.mjs';

test('reads the outcome of each step from the Wireit log', () => {
  const log = [
    '<info> analysis-started',
    '🏃 [index] Running command "tsx scripts/index-content.ts"',
    '<success> exit-zero',
    '✅ [index] Executed successfully',
    '✅ [build:test] Already fresh',
    '✅ [structure] Restored from cache',
    '',
  ].join('\n');
  expect(eventsIn(log)).toEqual([
    { step: 'index', change: 'running' },
    { step: 'index', change: 'passed' },
    { step: 'build:test', change: 'unchanged' },
    { step: 'structure', change: 'unchanged' },
  ]);
});

test('reads the failed step from the Wireit output', () => {
  expect(failedStep('❌ [test:unit] exited with exit code 1.')).toBe('test:unit');
  expect(failedStep('❌ 1 script failed.')).toBeUndefined();
});

test('keeps an incomplete line for the next read', () => {
  expect(eventsIn('✅ [index] Executed successfully')).toEqual([]);
});

test('the status line shows the running steps and their progress', () => {
  const progress = [
    { step: 'test:unit', done: 3, all: 10 },
    { step: 'test:e2e', done: 9, all: 9 },
    { step: 'test:unit', failed: 'a test' },
  ];
  expect(statusLine(65.4, ['build:test', 'test:unit'], progress)).toBe(
    '1:05 · build:test · test:unit 3 of 10',
  );
});
