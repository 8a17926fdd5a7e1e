/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { readFaces } from './faces';
import { readSetting } from './settings';

test('each face of the headings has its file, and each file in public/fonts/ its face', () => {
  const files = readFaces().map(({ file }) => file);
  expect(files.toSorted()).toEqual(readdirSync('public/fonts').sort());
});

test('headings ask for a weight that there is', () => {
  const weight = new Map(readSetting('type', 'weight')).get('display');
  expect(readFaces()).toContainEqual(expect.objectContaining({ family: 'Bricolage', weight }));
});
