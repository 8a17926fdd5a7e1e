import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from './workspace';

/** The texts by file of pages that were deleted before they were ever sent: Git has none of them. */
type DeletedPages = Readonly<Record<string, string>>;

const recordIn = ({ root }: Workspace) => path.join(root, '.cache/deleted-pages.json');

export function deletedPages(workspace: Workspace): DeletedPages {
  const record = recordIn(workspace);
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
}

export function keepDeleted(workspace: Workspace, pages: DeletedPages): void {
  const record = recordIn(workspace);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(pages));
}
