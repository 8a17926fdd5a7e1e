/** @jest-environment node */
import { problemLine } from './problem';
import { unreadable, withoutPage } from './unreadable';

const file = 'content/help/faq.ts';

test('a slip of the pen is named with its line', () => {
  const error = new Error(
    'Transform failed with 1 error:\n/site/content/help/faq.ts:12:4: ERROR: Expected "}" but found "b"',
  );
  expect(problemLine(unreadable(file, error))).toBe(
    'content/help/faq.ts › line 12: cannot be read (Expected "}" but found "b"); look there and on the line before for a comma, quote or bracket that is missing',
  );
});

test('a word without quotes is named', () => {
  expect(problemLine(unreadable(file, new Error('hello is not defined')))).toBe(
    'content/help/faq.ts: cannot be read (hello is not defined); put every text in quotes, or undo the last change',
  );
});

test('a file that gives no page says how it should begin', () => {
  expect(problemLine(withoutPage(file))).toContain('"export const page"');
});
