import { Refused } from './refused';
import { readConflicts, refresh } from './review';
import type { Workspace } from './workspace';

/**
 * Brings the folder up to date with its reviews and the public site.
 * @returns what the editor has to know before they begin, as sentences
 */
export async function startNotes(workspace: Workspace): Promise<string[]> {
  try {
    await workspace.git.fetch();
    const { finished } = await refresh(workspace);
    return [
      ...(finished
        ? [`The review ${finished} is closed. You are editing the public site again.`]
        : []),
      ...(readConflicts(workspace).length > 0
        ? ['Someone else changed the same text as you: choose one in the list of changes.']
        : []),
    ];
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    return ['Cannot reach the review server. You see the site as last fetched.'];
  }
}
