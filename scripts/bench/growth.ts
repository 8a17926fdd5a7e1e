import { stat } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../files/files';
import { makeScratch } from '../files/scratch';
import { writeArticles } from './articles';
import { build, checkOut, keepOutput } from './workspace';

const FINISHED =
  /finished (\d+) pages in ([\d.]+) ms each, swept in ([\d.]+) s, compressed in ([\d.]+) s/;

type BuildCosts = { seconds: number; peakMemory: number; files: number };

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
  /** Compressed bytes (brotli) of what grows with the number of articles; 0 if absent. */
  sizes: { index: number; lastIndex: number; notFound: number; nearMisses: number };
  /** Faults that `npm run check:out` reports. */
  findings: number;
};

async function buildAndCount(workspace: string, kind: 'stock' | 'finished') {
  const { output, ...costs } = await build(workspace, kind);
  return { output, costs: { ...costs, files: filesIn(path.join(workspace, 'out')).length } };
}

function lastIndexPage(out: string): string {
  const pages = filesIn(out, '.html').filter((file) => file.startsWith('/about/blog/page/'));
  const last = Math.max(1, ...pages.map((file) => Number.parseInt(path.basename(file), 10)));
  return last === 1 ? 'about/blog.html' : `about/blog/page/${last}.html`;
}

async function measureSizes(out: string): Promise<GrowthResult['sizes']> {
  const sizeOf = (file: string) =>
    stat(path.join(out, `${file}.br`)).then(
      ({ size }) => size,
      () => 0,
    );
  return {
    index: await sizeOf('about/blog.html'),
    lastIndex: await sizeOf(lastIndexPage(out)),
    notFound: await sizeOf('404.html'),
    nearMisses: await sizeOf('lists/near-misses.json'),
  };
}

async function measure(
  workspace: string,
  articles: number,
  withStock: boolean,
): Promise<GrowthResult> {
  writeArticles(path.join(workspace, 'content/blog'), articles);
  const stock = withStock ? (await buildAndCount(workspace, 'stock')).costs : null;
  const { output, costs } = await buildAndCount(workspace, 'finished');
  const report = FINISHED.exec(output);
  if (!report) throw new Error(`The build output has no finishing time:\n${output}`);
  const [pages = 0, finishingPerPage = 0, sweeping = 0, compressing = 0] = report
    .slice(1)
    .map(Number);
  return {
    ...{ articles, pages, stock, finished: costs, finishingPerPage, sweeping, compressing },
    sizes: await measureSizes(path.join(workspace, 'out')),
    findings: await checkOut(workspace),
  };
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
    const workspace = makeScratch('bench');
    results.push(await measure(workspace, count, withStock));
    await keep(results);
    await keepOutput(workspace, 'growth');
  }
  return results;
}
