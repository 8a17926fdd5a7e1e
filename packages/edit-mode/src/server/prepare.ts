import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refused } from './refused';
import { refreshReview } from './review';
import type { Workspace } from './workspace';

const LOOK_AGAIN_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** The process that holds Next's lock on the folder. */
function holder(root: string): number | undefined {
  try {
    const { pid } = JSON.parse(readFileSync(path.join(root, '.next/dev/lock'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/**
 * Waits for the development server of an edit mode that has just ended: it ends by itself, a moment
 * later. One that is meant to keep running is given up on, and Next then reports it.
 */
export async function waitForPreviousServer(
  root: string,
  longest = LONGEST_WAIT_MS,
): Promise<void> {
  const until = Date.now() + longest;
  while (holder(root) !== undefined && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

/**
 * Brings the folder up to date with its reviews and the public site.
 * @returns what the editor has to know before they begin, as sentences
 */
export async function startNotes(workspace: Workspace): Promise<string[]> {
  if (!(await workspace.hasHistory())) {
    return [
      'This folder was downloaded without its history. Editing works and is saved in its files;',
      'the list of changes, Undo and Send for review do not. For those, clone it with git.',
    ];
  }
  try {
    const { finished, overlaps } = await refreshReview(workspace);
    return [
      ...(finished
        ? [`The review ${finished} is closed. You are editing the public site again.`]
        : []),
      ...(overlaps.length > 0
        ? [`Someone else changed the same text in ${overlaps.join(', ')}: see the list of changes.`]
        : []),
    ];
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    return ['Cannot reach the review server. You see the site as last fetched.'];
  }
}

/** Prepares the folder for editing, and prints what the editor has to know. */
export async function prepareFolder(workspace: Workspace, indexPages: () => void): Promise<void> {
  for (const note of await startNotes(workspace)) console.log(`  ${note}`);
  indexPages();
}
