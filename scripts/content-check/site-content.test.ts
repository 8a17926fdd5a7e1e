/** @jest-environment node */

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { checkContent } from './check-content';
import { isReadable, readContentFiles } from './content-files';
import { problemLine } from './problem-line';

const check = (...files: ContentFile[]) => checkContent(files).map(problemLine);

test('the content of the site has no problems', async () => {
  const read = await readContentFiles(process.cwd());
  expect(read.filter((file) => !isReadable(file))).toEqual([]);
  expect(check(...read.filter(isReadable))).toEqual([]);
});

test.each<[string, string, Record<string, unknown>, string]>([
  [
    'a currency by its sign',
    'content/routes/uk.ts',
    { rate: { amount: '7.00', currency: '£' } },
    'content/routes/uk.ts › rate.currency: is "£"',
  ],
  [
    'a rate in words',
    'content/routes/uk.ts',
    { rate: { amount: 'seven', currency: 'GBP' } },
    'content/routes/uk.ts › rate.amount: is "seven"',
  ],
  ['an amount in words', 'content/rates.ts', { divisor: 'six' }, 'content/rates.ts › divisor: '],
])('reports %s even though facts are derived from it', async (_, name, changes, expected) => {
  const read = (await readContentFiles(process.cwd())).filter(isReadable);
  const files = read.map((file) =>
    file.file === name ? { ...file, content: { ...(file.content as object), ...changes } } : file,
  );
  const [first] = check(...files);
  expect(first).toContain(expected);
});

test.each<[string, object, string]>([
  [
    'another time',
    { heading: 'Here in 9-12 Days' },
    'heading: says 9-12 Days, but from uk it takes',
  ],
  [
    'the time of a missing origin',
    { times: { origin: 'ukk', text: '{time} from {origin}' } },
    'times.origin: there is no file content/routes/ukk.ts; did you mean "uk"',
  ],
])('the home page must not promise %s', async (_, change, expected) => {
  const read = (await readContentFiles(process.cwd())).filter(isReadable);
  const files = read.map((file) => {
    if (file.page !== 'home') return file;
    const [hero, ...sections] = (file.content as { sections: object[] }).sections;
    const content = {
      ...(file.content as object),
      sections: [{ ...hero, ...change }, ...sections],
    };
    return { ...file, content };
  });
  expect(check(...files)).toEqual([expect.stringContaining(expected)]);
});
