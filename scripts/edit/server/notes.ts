import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Path } from '../../content-source/read';
import type { SetAside } from '../site/translations';
import type { Workspace } from './workspace';

/** A field that somebody else changed too, until the editor has chosen a text. */
type Conflict = { file: string; path: Path };

/** Whether a conflict is of this field, or of what it is part of. */
export const concerns = (conflict: Conflict, file: string, path: Path): boolean =>
  conflict.file === file && conflict.path.every((key, i) => key === path[i]);

/** What neither the files nor Git can tell. */
type Notes = {
  conflicts: readonly Conflict[];
  /** The texts of new pages, by file. */
  deleted: Readonly<Record<string, string>>;
  /** Translations whose English texts are gone, by catalogue. */
  setAside: Readonly<Record<string, SetAside>>;
};

const fileIn = ({ root }: Workspace) => path.join(root, '.cache/edit-notes.json');

export function readNotes(workspace: Workspace): Notes {
  const file = fileIn(workspace);
  const written = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { conflicts: [], deleted: {}, setAside: {}, ...written };
}

export function note(workspace: Workspace, notes: Partial<Notes>): void {
  const file = fileIn(workspace);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readNotes(workspace), ...notes }));
}
