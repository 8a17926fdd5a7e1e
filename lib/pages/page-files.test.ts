/** @jest-environment node */
import { collectionNames } from '@/lib/collections/collections';
import { fileOfPage, folderAndSlug, pageIdOf } from './page-files';

test.each(collectionNames)('the id of a page in %s leads back to its file', (folder) => {
  const file = fileOfPage(pageIdOf(folder, 'a-page'));
  expect(file).toBe(`content/${folder}/a-page.ts`);
  expect(folderAndSlug(file)).toEqual([folder, 'a-page']);
});

test.each(['content/site.ts', 'content/help/faq.test.ts', 'lib/pages/meta.ts'])(
  '%s is in no folder of pages',
  (file) => {
    expect(folderAndSlug(file)).toBeUndefined();
  },
);
