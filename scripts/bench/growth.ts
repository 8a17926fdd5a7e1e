import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesUnder } from '../finish-export/files';
import { build, createWorkspace, removeWorkspace, workspace } from './workspace';

const MODELS = ['best-shipping-options', 'air-freight-benefits', 'customs-brokerage-guide'];
const FINISHED =
  /Finished (\d+) pages in ([\d.]+) ms each; swept in ([\d.]+) s, compressed in ([\d.]+) s/;

type BuildCosts = { seconds: number; peakMemory: number; files: number };

export type GrowthResult = {
  articles: number;
  pages: number;
  /** Null where it was left out: Next's compiler takes most of an hour for 10,000 modules. */
  stock: BuildCosts | null;
  finished: BuildCosts;
  /** Of the finished build's time: milliseconds a page, and seconds in all. */
  finishingPerPage: number;
  sweeping: number;
  compressing: number;
};

/** Adds articles to the workspace: the site's own, under other names. */
async function writeArticles(count: number): Promise<void> {
  const folder = path.join(workspace, 'content/blog');
  const models = await Promise.all(
    MODELS.map((slug) => readFile(path.join(folder, `${slug}.ts`), 'utf8')),
  );
  for (let number = 1; number <= count; number += 1) {
    const model = models[number % models.length] ?? '';
    const article = model.replace("name: '", `name: 'Article ${number}: `);
    await writeFile(path.join(folder, `generated-${number}.ts`), article);
  }
}

async function buildAndCount(kind: 'stock' | 'finished') {
  const { seconds, peakMemory, output } = await build(kind);
  let files = 0;
  for await (const _ of filesUnder(path.join(workspace, 'out'))) files += 1;
  return { seconds, peakMemory, files, output };
}

async function buildStock(): Promise<BuildCosts> {
  const { output, ...costs } = await buildAndCount('stock');
  return costs;
}

async function measure(articles: number, withStock: boolean): Promise<GrowthResult> {
  await createWorkspace();
  await writeArticles(articles);
  const stock = withStock ? await buildStock() : null;
  const { output, ...finished } = await buildAndCount('finished');
  const report = FINISHED.exec(output);
  if (!report) throw new Error(`The build does not say what finishing took:\n${output}`);
  const [pages = 0, finishingPerPage = 0, sweeping = 0, compressing = 0] = report
    .slice(1)
    .map(Number);
  return { articles, pages, stock, finished, finishingPerPage, sweeping, compressing };
}

/**
 * Builds the site with so many articles more, finished and, for comparison, stock; hands on what it
 * has after each.
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
  await removeWorkspace();
  return results;
}
