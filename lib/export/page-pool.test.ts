/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHUNK_FOLDER } from './chunk-graph';
import { filesUnder } from './files';
import { nextPage } from './fixtures/next-page';
import { finishPages } from './page-pool';

const PAGES = 120;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pool-'));
  const files = Object.fromEntries(
    Array.from({ length: PAGES }, (_, number) => [
      `pages/${number}.html`,
      nextPage({ body: `<p class="a" data-island="">Page ${number}</p>` }),
    ]),
  );
  const chunks = { 'base.css': '.a{x:1}', 'page.css': '', 'react.js': '', 'turbopack-1.js': '' };
  for (const [name, text] of Object.entries(chunks)) files[`${CHUNK_FOLDER}/${name}`] = text;
  for (const name of ['entry.js', 'polyfill.js']) files[`${CHUNK_FOLDER}/${name}`] = '';
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const page = (number: number) => path.join(folder, `pages/${number}.html`);

/** @param fewest from how many pages on it takes threads */
function finish(fewest: number) {
  const settings = {
    folder,
    origins: { connect: [], formAction: [], frame: [], image: [] },
    classNames: new Map<string, string>(),
  };
  return finishPages(settings, filesUnder(path.join(folder, 'pages')), fewest);
}

test('threads finish every page, once, as one thread alone does', async () => {
  const raw = await readFile(page(7), 'utf8');
  const alone = await finish(PAGES + 1);
  const finishedAlone = await readFile(page(7), 'utf8');
  for (let number = 0; number < PAGES; number += 1)
    await writeFile(page(number), raw.replaceAll('Page 7', `Page ${number}`));

  const together = await finish(PAGES);
  expect(together).toEqual(alone);
  expect(together.pages).toBe(PAGES);
  expect(await readFile(page(7), 'utf8')).toBe(finishedAlone);
  expect(await readFile(page(119), 'utf8')).toContain('Page 119');
});

test('what is wrong with a page is known, whichever thread met it', async () => {
  await writeFile(page(3), '<p>No page of Next</p>');
  await writeFile(page(110), '<p>Nor this</p>');
  const { problems } = await finish(PAGES);
  expect(new Set(problems.map(({ page }) => page))).toEqual(
    new Set(['pages/3.html', 'pages/110.html']),
  );
});
