import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder, forEachConcurrently } from './files';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico)$/;
/** The best quality that a build has time for. Qualities 6 to 9 save almost nothing over 5. */
const QUALITIES = [
  { pages: 500, quality: constants.BROTLI_MAX_QUALITY },
  { pages: 1000, quality: 10 },
];
const FAST_QUALITY = 5;
/** One file is compressed while another is read or written. */
const FILES_A_CORE = 2;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that pages fetch: few, however many pages there are, so they get the best quality. */
const FETCHED = /\.(?:js|json)$/;

/** Brotli's quality for a number of pages: the more there are, the less time each may take. */
export function brotliQuality(pages: number): number {
  return QUALITIES.find((tier) => pages <= tier.pages)?.quality ?? FAST_QUALITY;
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  // Large enough for the whole output, which is then written at once instead of in chunks of 16 kB.
  const chunkSize = content.length + 1024;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params, chunkSize }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION, chunkSize }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/**
 * Writes a `.br` and a `.gz` file next to each compressible file, in the thread pool.
 * @param quality brotli's quality for pages; files that pages fetch get the best one
 */
export async function compress(folder: string, quality: number): Promise<void> {
  await compressFiles(await filesUnder(folder), quality);
}

/** Compresses these files in the same way. @param files absolute paths */
export async function compressFiles(
  files: readonly string[],
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const limit = availableParallelism() * FILES_A_CORE;
  await forEachConcurrently(files, limit, async (file) => {
    if (!COMPRESSIBLE.test(file)) return;
    await compressFile(file, FETCHED.test(file) ? constants.BROTLI_MAX_QUALITY : quality);
  });
}
