import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder, forEachConcurrently } from './files';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico)$/;
/** Above this many pages the last tenth of their size costs more build time than it is worth. */
const PAGES_AT_BEST_QUALITY = 1000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's quality for a site of this many pages: the best, or one that takes a thirtieth of its time. */
export function brotliQuality(pages: number): number {
  return pages <= PAGES_AT_BEST_QUALITY ? constants.BROTLI_MAX_QUALITY : 5;
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Writes a `.br` and a `.gz` beside each compressible file; the work is done off this thread. */
export async function compress(folder: string, quality: number): Promise<void> {
  await forEachConcurrently(filesUnder(folder), availableParallelism(), async (file) => {
    if (COMPRESSIBLE.test(file)) await compressFile(file, quality);
  });
}
