/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { readFaces } from './faces';
import { readSetting } from './settings';

test('every heading font has a file, and every file in public/fonts/ is used', () => {
  const files = readFaces().map(({ file }) => file);
  expect(files.toSorted()).toEqual(readdirSync('public/fonts').sort());
});

test('headings use an available weight', () => {
  const weight = new Map(readSetting('type', 'weight')).get('display');
  expect(readFaces()).toContainEqual(expect.objectContaining({ family: 'Bricolage', weight }));
});
