/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { promisedPaths } from '../check-out/promised-paths';
import { projectFiles } from '../files/project-files';
import { checkContent } from './check-content';
import { file } from './fixtures/page-file';
import { missingPages, requiredPages } from './required-pages';

const site = [...requiredPages].map((id) => file({}, id));

test.each([...requiredPages].filter((id) => id !== 'home'))('reports a site without %s', (id) => {
  const without = site.filter(({ page }) => page !== id);
  expect(missingPages(without)).toMatchObject([{ file: expect.stringContaining(`${id}.ts`) }]);
  expect(checkContent(without)).toContainEqual(missingPages(without)[0]);
});

test('a site may lack any other page', () => {
  expect(missingPages(site)).toEqual([]);
});

test('a few files without the home page need no other page', () => {
  expect(missingPages([file({}, 'help/faq')])).toEqual([]);
});

// A page that code names cannot be deleted, because nothing would compile. Articles come and go.
test('code, samples and tests name no page that may be deleted', () => {
  const sources = projectFiles('.').filter((path) =>
    /^(app|components|lib|e2e)\/.*\.tsx?$/.test(path),
  );
  const optional = new Set<string>(
    siteOf(english)
      .pages.filter(({ id }) => !requiredPages.has(id))
      .filter(({ path, collection }) => collection === 'blog' || !promisedPaths.includes(path))
      .flatMap(({ id, paths }) => [id, ...paths]),
  );
  const named = sources.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        path.startsWith('e2e/') ? /'([a-z/][a-z/-]+)'/g : /'([a-z][a-z/-]+)'/g,
      ),
    ].flatMap(([, word = '']) =>
      word.includes('/') && optional.has(word) ? [`${path}: ${word}`] : [],
    ),
  );
  expect(named).toEqual([]);
});
