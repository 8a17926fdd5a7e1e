/** @jest-environment node */
import { collectionNames } from '@/lib/collections/collections';
import { fileOfPage, folderAndSlug, pageIdOf } from './page-files';

test.each(collectionNames)('a page id in %s maps back to its file', (folder) => {
  const file = fileOfPage(pageIdOf(folder, 'a-page'));
  expect(file).toBe(`content/${folder}/a-page.ts`);
  expect(folderAndSlug(file)).toEqual([folder, 'a-page']);
});
