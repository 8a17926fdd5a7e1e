/** @jest-environment node */

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Goods } from '@/content/schema/goods';
import type { NearMisses } from '@/content/schema/near-misses';
import type { Route } from '@/content/schema/route';
import { problemsOf } from './check-all';
import { isReadable, readContentFiles } from './content-files';
import { problemLine } from './problem-line';

let files: ContentFile[] = [];

beforeAll(async () => {
  files = (await readContentFiles(process.cwd())).filter(isReadable);
});

async function problemsWith(name: string, change: (content: never) => unknown): Promise<string[]> {
  const changed = files.map((file) =>
    file.file === name ? { ...file, content: change(file.content as never) } : file,
  );
  const lines = (await problemsOf(changed, process.cwd())).map(problemLine);
  return lines.filter((line) => line.startsWith(name));
}

test('a title of an origin that search results cut off is reported', async () => {
  const found = await problemsWith('content/routes/uk.ts', (page: Route) => ({
    ...page,
    nameInSentence: 'the United Kingdom of Great Britain and Northern Ireland',
  }));
  expect(found).toContainEqual(expect.stringContaining('of which search results show 60'));
});

test('a sentence that two kinds of goods share is reported', async () => {
  const [first, second] = files.filter(({ file }) => file.startsWith('content/goods/'));
  if (!first || !second) throw new Error('There are fewer than two kinds of goods');
  const { lead } = first.content as Goods;
  const found = await problemsWith(second.file, (page: Goods) => ({ ...page, lead }));
  expect(found[0]).toContain(`is also in ${first.file}`);
});

test('an address with two suggestions is reported', async () => {
  const found = await problemsWith('content/near-misses.ts', (content: NearMisses) => {
    const [first] = content.known;
    return { ...content, known: [...content.known, first] };
  });
  expect(found[0]).toContain('is listed twice; remove one');
});
