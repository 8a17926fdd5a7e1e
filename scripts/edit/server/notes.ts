import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SetAside } from '../site/translations';
import type { Workspace } from './workspace';

/** What neither the files nor Git can tell. */
type Notes = {
  /** The texts of new pages, by file. */
  deleted: Readonly<Record<string, string>>;
  /** Translations whose English texts are gone, by catalogue. */
  setAside: Readonly<Record<string, SetAside>>;
};

const fileIn = ({ root }: Workspace) => path.join(root, '.cache/edit-notes.json');

export function readNotes(workspace: Workspace): Notes {
  const file = fileIn(workspace);
  const written = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { deleted: {}, setAside: {}, ...written };
}

export function note(workspace: Workspace, notes: Partial<Notes>): void {
  const file = fileIn(workspace);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readNotes(workspace), ...notes }));
}
