import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder, forEachConcurrently } from './files';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico)$/;
/** One file is compressed while another is read or written. */
const FILES_A_CORE = 2;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
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

/** Writes a `.br` and a `.gz` file next to each compressible one of these files. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const limit = availableParallelism() * FILES_A_CORE;
  const compressible = files.filter((file) => COMPRESSIBLE.test(file));
  await forEachConcurrently(compressible, limit, compressFile);
}

export async function compress(folder: string): Promise<void> {
  await compressFiles(await filesUnder(folder));
}
