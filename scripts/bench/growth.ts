import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../files/files';
import { writeArticles } from './articles';
import {
  build,
  checkOut,
  createWorkspace,
  keepOutput,
  removeWorkspace,
  workspace,
} from './workspace';

const FINISHED =
  /finished (\d+) pages in ([\d.]+) ms each, swept in ([\d.]+) s, compressed in ([\d.]+) s/;

type BuildCosts = { seconds: number; peakMemory: number; files: number };

/** Compressed bytes (brotli) of what grows with the number of articles; 0 if absent. */
type Weights = { index: number; lastIndex: number; notFound: number; nearMisses: number };

export type GrowthResult = {
  articles: number;
  pages: number;
  /** Null if skipped: Next's compiler takes most of an hour for 10,000 modules. */
  stock: BuildCosts | null;
  finished: BuildCosts;
  /** The finishing step's share: milliseconds per page, and seconds in total. */
  finishingPerPage: number;
  sweeping: number;
  compressing: number;
  weights: Weights;
  /** Faults that `npm run check:out` reports. */
  findings: number;
};

const out = path.join(workspace, 'out');

async function buildAndCount(kind: 'stock' | 'finished') {
  const { seconds, peakMemory, output } = await build(kind);
  return { seconds, peakMemory, files: filesIn(out).length, output };
}

async function buildStock(): Promise<BuildCosts> {
  const { output, ...costs } = await buildAndCount('stock');
  return costs;
}

const weightOf = (file: string): Promise<number> =>
  stat(path.join(out, `${file}.br`)).then(
    ({ size }) => size,
    () => 0,
  );

async function lastIndexPage(): Promise<string> {
  const pages = filesIn(path.join(out, 'about/blog/page'), '.html');
  const last = Math.max(1, ...pages.map((file) => Number.parseInt(path.basename(file), 10)));
  return last === 1 ? 'about/blog.html' : `about/blog/page/${last}.html`;
}

async function measureSizes(): Promise<Weights> {
  return {
    index: await weightOf('about/blog.html'),
    lastIndex: await weightOf(await lastIndexPage()),
    notFound: await weightOf('404.html'),
    nearMisses: await weightOf('lists/near-misses.json'),
  };
}

async function measure(articles: number, withStock: boolean): Promise<GrowthResult> {
  await createWorkspace();
  await writeArticles(path.join(workspace, 'content/blog'), articles);
  const stock = withStock ? await buildStock() : null;
  const { output, ...finished } = await buildAndCount('finished');
  const report = FINISHED.exec(output);
  if (!report) throw new Error(`The build output has no finishing time:\n${output}`);
  const [pages = 0, finishingPerPage = 0, sweeping = 0, compressing = 0] = report
    .slice(1)
    .map(Number);
  const costs = { stock, finished, finishingPerPage, sweeping, compressing };
  return { articles, pages, ...costs, weights: await measureSizes(), findings: await checkOut() };
}

/**
 * Builds the site with additional articles, finished and, for comparison, stock, and reads the
 * result as a crawler; passes on its results after each build. The last build stays next to the
 * tables.
 */
export async function runGrowth(
  counts: readonly number[],
  withStock: boolean,
  keep: (results: readonly GrowthResult[]) => Promise<void>,
): Promise<GrowthResult[]> {
  const results: GrowthResult[] = [];
  for (const count of counts) {
    console.log(`Growth: ${count} articles`);
    results.push(await measure(count, withStock));
    await keep(results);
  }
  await keepOutput('growth');
  await removeWorkspace();
  return results;
}
