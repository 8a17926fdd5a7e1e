/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { writeExport } from '../export.fixture';
import { nextPage } from '../html/next-page.fixture';
import { finishPages } from './page-pool';

// Prevents hanging: bundlers and threads start slowly on a busy machine.
jest.setTimeout(60_000);

const PAGES = 120;
const body = (number: number) => nextPage({ body: `<p class="a">Page ${number}</p>` });
let site: Awaited<ReturnType<typeof writeExport>>;

beforeEach(async () => {
  const pages = Array.from({ length: PAGES }, (_, i) => [`out/pages/${i}.html`, body(i)]);
  site = await writeExport(Object.fromEntries(pages));
});
afterEach(() => site.remove());

const page = (number: number) => site.inFolder(`pages/${number}.html`);

/** @param fewest the number of pages from which threads are used */
function finish(fewest: number) {
  const { folder } = site;
  const origins = { connect: [], formAction: [], frame: [], image: [] };
  const names = { classNames: new Map(), propertyNames: new Map() };
  const nothing = { ...names, styleModules: {}, bundles: new Map(), hasWorker: false, loader: '' };
  const files = Array.from({ length: PAGES }, (_, number) => page(number));
  return finishPages({ folder, origins, ...nothing }, files, fewest);
}

test('threads finish every page once, with the same result as one thread', async () => {
  const alone = await finish(PAGES + 1);
  const finishedAlone = await readFile(page(7), 'utf8');
  for (let number = 0; number < PAGES; number += 1) await writeFile(page(number), body(number));

  const together = await finish(PAGES);
  expect([...alone, ...together]).toEqual([]);
  expect(await readFile(page(7), 'utf8')).toBe(finishedAlone);
  expect(await readFile(page(119), 'utf8')).toContain('Page 119');
});

test('problems are reported from every thread', async () => {
  await writeFile(page(3), '<p>No page of Next</p>');
  await writeFile(page(110), '<p>Nor this</p>');
  const problems = await finish(PAGES);
  expect(new Set(problems.map(({ where }) => where))).toEqual(
    new Set(['pages/3.html', 'pages/110.html']),
  );
});
