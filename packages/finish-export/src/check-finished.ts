import { open } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, excerpt } from './diagnostic';
import { ExportError } from './export-error';
import { filesUnder } from './files';
import { readVersions, versionNote } from './next/versions';

/** Enough bytes to see the policy, which follows the character set. */
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
 * Checks that every page of an export was finished. A Next that does not support `adapterPath`
 * builds without an error, and leaves pages with all their scripts and no policy.
 *
 * @throws ExportError with the pages that were not
 */
export async function checkFinished(folder: string, project: string): Promise<void> {
  const problems: Diagnostic[] = [];
  for (const file of await filesUnder(folder, '.html')) {
    const found = await beginningOf(file);
    if (found.includes('http-equiv="Content-Security-Policy"')) continue;
    problems.push({
      where: path.relative(folder, file),
      expected: 'a finished page, with its policy',
      found: excerpt(found),
      fix: 'let next.config name the adapter, and use a Next that calls it',
    });
  }
  if (problems.length > 0) throw new ExportError(problems, versionNote(readVersions(project)));
}
