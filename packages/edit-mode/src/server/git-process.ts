import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const linkTo = (link: string): string => {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
};

/** Whether a Git process runs in this folder. Without /proc, as on Windows, assumes one does. */
export function isGitRunning(root: string): boolean {
  if (!existsSync('/proc/self/cwd')) return true;
  return readdirSync('/proc').some((id) => {
    const isHere = linkTo(`/proc/${id}/cwd`).startsWith(root);
    return isHere && path.basename(linkTo(`/proc/${id}/exe`)) === 'git';
  });
}
