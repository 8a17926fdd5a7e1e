import { readable } from './readable';
import type { Unsent } from './unsent';

const LONGEST = 200;
const MOST_NAMES = 3;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A text in quotes; anything larger as a line per field, below its place. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `“${cut(value)}”`;
  const lines = readable(value).split('\n').map(cut);
  return lines.length > 1 ? lines.map((line) => `\n  ${line}`).join('') : `${lines}`;
}

const nameOf = (file: string) => file.replace(/^(content|public)\//, '').replace(/\.ts$/, '');

function lineOf({ kind, place, before, after }: Unsent): string {
  const where = place || 'whole file';
  if (kind === 'added') return `- ${where}: new${after === undefined ? '' : `, ${shown(after)}`}`;
  if (kind === 'removed')
    return `- ${where}: gone${before === undefined ? '' : `, was ${shown(before)}`}`;
  if (kind === 'moved') return `- ${where}: in another order`;
  if (before === undefined) return `- ${where}: ${after === undefined ? 'new file' : shown(after)}`;
  return `- ${where}: ${shown(before)} → ${after === undefined ? 'gone' : shown(after)}`;
}

/** The commit message for reviewers: a subject, an empty line, and each change under its file. */
export function describeChanges(changes: readonly Unsent[]): string {
  const files = [...new Set(changes.map(({ file }) => file))];
  const names = files.map(nameOf);
  const more = names.length - MOST_NAMES;
  const list =
    more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ');
  const parts = files.map((file) =>
    [`${nameOf(file)}`, ...changes.filter((change) => change.file === file).map(lineOf)].join('\n'),
  );
  return [`Edit ${list}`, ...parts].join('\n\n');
}
