import { readable } from './readable';
import type { Unsent } from './unsent';

const LONGEST = 200;
const MOST_NAMES = 3;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A text in quotes; anything larger as a line per field, below its place. */
function shown(value: unknown, pieceKeys: readonly string[]): string {
  if (typeof value === 'string') return `“${cut(value)}”`;
  const lines = readable(value, pieceKeys).split('\n').map(cut);
  return lines.length > 1 ? lines.map((line) => `\n  ${line}`).join('') : `${lines}`;
}

const nameOf = (file: string) => file.replace(/^(content|public)\//, '').replace(/\.ts$/, '');

function lineOf({ kind, place, before, after }: Unsent, pieceKeys: readonly string[]): string {
  const say = (value: unknown) => shown(value, pieceKeys);
  const where = place || 'whole file';
  if (kind === 'added') return `- ${where}: new${after === undefined ? '' : `, ${say(after)}`}`;
  if (kind === 'removed')
    return `- ${where}: gone${before === undefined ? '' : `, was ${say(before)}`}`;
  if (kind === 'moved') return `- ${where}: in another order`;
  if (before === undefined) return `- ${where}: ${after === undefined ? 'new file' : say(after)}`;
  return `- ${where}: ${say(before)} → ${after === undefined ? 'gone' : say(after)}`;
}

/**
 * The commit message for reviewers: a subject, an empty line, and each change under its file.
 * @param pieceKeys see `EditedSite`
 */
export function describeChanges(changes: readonly Unsent[], pieceKeys: readonly string[]): string {
  const files = [...new Set(changes.map(({ file }) => file))];
  const names = files.map(nameOf);
  const more = names.length - MOST_NAMES;
  const list =
    more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ');
  const linesOf = (file: string) =>
    changes.filter((change) => change.file === file).map((change) => lineOf(change, pieceKeys));
  const parts = files.map((file) => [nameOf(file), ...linesOf(file)].join('\n'));
  return [`Edit ${list}`, ...parts].join('\n\n');
}
