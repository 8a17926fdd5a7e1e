/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isComputed, literalValue, readSource } from '@nectarine/edit-mode/source/read';
import { page as faq } from '@/content/help/faq';
import { words } from '@/content/interface';

const writtenIn = (file: string) => literalValue(readSource(readFileSync(file, 'utf8')).root);

test.each([
  ['content/help/faq.ts', faq],
  ['content/interface.ts', words],
])('parsing %s gives the same values as importing it', (file, module) => {
  const value = writtenIn(file);
  expect(isComputed(value)).toBe(false);
  expect(value).toEqual(module);
});
