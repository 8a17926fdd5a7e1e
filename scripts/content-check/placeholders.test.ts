/** @jest-environment node */
import { standingPlaceholders } from './placeholders';
import { problemLine } from './problem';

test('each placeholder is named with its file and field', () => {
  expect(standingPlaceholders({ placeholders: ['phone'] }).map(problemLine)).toEqual([
    'content/site.ts › phone: is still a placeholder; write the real value, then take its name off the list of placeholders',
  ]);
});

test('a site without placeholders is ready', () => {
  expect(standingPlaceholders({ placeholders: [] })).toEqual([]);
});
