/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { readFonts, readSetting } from './settings';

test('every heading font has a file, and every file in public/fonts/ is used', () => {
  const files = readFonts().map(({ file }) => file);
  expect(files.toSorted()).toEqual(readdirSync('public/fonts').sort());
  const weight = new Map(readSetting('type', 'weight')).get('display');
  expect(readFonts()).toContainEqual(expect.objectContaining({ family: 'Bricolage', weight }));
});
