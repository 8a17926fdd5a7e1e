/** @jest-environment node */
import { annotation } from './annotation.mjs';

test('names file, line and field, with what a command cannot contain escaped', () => {
  const error = { title: 'meta.title', message: '50 % off:\nno, more', file: 'a.ts', line: 3 };
  expect(annotation(error)).toBe(
    '::error file=a.ts,line=3,title=meta.title::50 %25 off:%0Ano, more',
  );
});

test('names the step of a failed test', () => {
  expect(annotation({ title: 'test:e2e', message: 'shows the menu' })).toBe(
    '::error title=test%3Ae2e::shows the menu',
  );
});
