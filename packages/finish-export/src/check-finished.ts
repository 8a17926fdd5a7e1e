import { open } from 'node:fs/promises';
import path from 'node:path';
import { filesUnder } from './files';
import { readVersions, versionNote } from './next/versions';
import { ExportError, excerpt, type Problem } from './problem';

/** The policy stands right behind the character set: this is more than enough to see it. */
const BEGINNING = 1000;

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Sees that every page of an export has been finished: a Next that does not know `adapterPath`
 * builds without a word, and leaves pages with all scripts and no policy.
 *
 * @throws ExportError with the pages that have not
 */
export async function checkFinished(folder: string, project: string): Promise<void> {
  const problems: Problem[] = [];
  for (const file of await filesUnder(folder, '.html')) {
    const found = await beginningOf(file);
    if (found.includes('http-equiv="Content-Security-Policy"')) continue;
    problems.push({
      page: path.relative(folder, file),
      expected: 'a finished page, with its policy',
      found: excerpt(found),
      mend: 'let next.config name the adapter, and use a Next that calls it',
    });
  }
  if (problems.length > 0) throw new ExportError(problems, versionNote(readVersions(project)));
}
