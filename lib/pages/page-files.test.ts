/** @jest-environment node */
import { fileOfPage, pageFolders, pageIdOf } from './page-files';

test.each(pageFolders)('a file in %s makes a page that leads back to it', (folder) => {
  expect(fileOfPage(pageIdOf(folder, 'a-page'))).toBe(`content/${folder}/a-page.ts`);
});
