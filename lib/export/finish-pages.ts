import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BOOT_FOLDER } from './boot-file';
import { readBrowserScripts } from './browser-scripts';
import { readChunkGraph } from './chunk-graph';
import { type ClassNames, shorten } from './class-names';
import type { PolicyOrigins } from './content-security-policy';
import { forEachConcurrently } from './files';
import { finishPage } from './finish-page';
import { pageLightener } from './light-page';
import type { Problem } from './problem';
import { readPage } from './read-page';
import { settleBoundaries } from './settle-boundaries';
import { parseStylesheet, type Sheet } from './stylesheet';
import { chunksNamedIn } from './sweep';

/** What all pages of an export have in common. Plain data: a worker gets it as well. */
export type PageSettings = {
  /** The export folder, absolute. */
  folder: string;
  origins: PolicyOrigins;
  faceMedia?: string | undefined;
  classNames: ClassNames;
};

/** What is known once pages are finished. Plain data, as above. */
export type PagesReport = {
  pages: number;
  problems: Problem[];
  /** Chunks that the pages ask for by name. */
  chunks: Set<string>;
  /** Chunks that became part of a bundle. */
  bundled: Set<string>;
};

const PAGES_AT_ONCE = 8;

/** Reads each stylesheet once, however many pages link it. */
function stylesheetReader(folder: string): (url: string) => Promise<Sheet> {
  const sheets = new Map<string, Promise<Sheet>>();
  const read = async (url: string) =>
    parseStylesheet(await readFile(path.join(folder, url), 'utf8'), url);
  return (url) => {
    const sheet = sheets.get(url) ?? read(url);
    sheets.set(url, sheet);
    return sheet;
  };
}

/**
 * Reads what the pages share, and gives back what finishes some of them in place. All that is kept
 * between pages is the report.
 */
export async function pageFinisher({ folder, origins, faceMedia, classNames }: PageSettings) {
  const [scripts, graph] = await Promise.all([readBrowserScripts(), readChunkGraph(folder)]);
  const site = { scripts, origins, ...(faceMedia && { faceMedia }) };
  const readSheet = stylesheetReader(folder);
  const lighten = pageLightener(folder, graph);
  const report: PagesReport = { pages: 0, problems: [], chunks: new Set(), bundled: new Set() };
  await mkdir(path.join(folder, BOOT_FOLDER), { recursive: true });

  async function finish(file: string): Promise<void> {
    report.pages += 1;
    const html = settleBoundaries(shorten(await readFile(file, 'utf8'), classNames));
    const found: Problem[] = [];
    const shape = readPage(path.relative(folder, file), html, found);
    report.problems.push(...found);
    if (found.length > 0) return;

    const sheets = await Promise.all(shape.stylesheets.map(readSheet));
    const light = shape.hasIsland ? await lighten(shape) : null;
    const finished = finishPage(html, shape, sheets, light, site);
    await writeFile(file, finished.html);
    if (!finished.boot) return;
    for (const chunk of chunksNamedIn(finished.boot.text)) report.chunks.add(chunk);
    for (const chunk of shape.baseChunks) report.bundled.add(chunk);
    await writeFile(path.join(folder, finished.boot.url), finished.boot.text);
  }

  return {
    report,
    finishAll: (files: AsyncIterable<string> | Iterable<string>) =>
      forEachConcurrently(files, PAGES_AT_ONCE, finish),
  };
}
