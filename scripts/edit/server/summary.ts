import { readable } from './readable';
import type { Unsent } from './unsent';

const LONGEST = 200;
const MOST_NAMES = 3;

/** A text in quotes; anything larger as a line per field, below its place. */
function shown(value: unknown): string {
  const lines = readable(value)
    .split('\n')
    .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line));
  if (lines.length > 1) return lines.map((line) => `\n  ${line}`).join('');
  return typeof value === 'string' ? `“${lines}”` : `${lines}`;
}

const nameOf = ({ file }: Unsent) => file.replace(/^(content|public)\//, '').replace(/\.ts$/, '');

const words = { changed: 'changed', added: 'new', removed: 'gone', moved: 'in another order' };

function lineOf({ kind, place, before, after }: Unsent): string {
  const texts = [before, after].filter((text) => text !== undefined && kind !== 'moved');
  const both = texts.map((text) => shown(text)).join(' → ');
  const isPlain = kind === 'changed' && texts.length === 2;
  return `- ${place || 'whole file'}: ${isPlain ? both : [words[kind], both].filter(Boolean).join(' ')}`;
}

/**
 * The commit message for reviewers: a subject, an empty line, and each change under its file.
 */
export function describeChanges(changes: readonly Unsent[]): string {
  const names = [...new Set(changes.map(nameOf))];
  const more = names.length - MOST_NAMES;
  const subject = names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const parts = names.map((name) => {
    const own = changes.filter((change) => nameOf(change) === name);
    return [name, ...own.map((change) => lineOf(change))].join('\n');
  });
  return [`Edit ${subject}`, ...parts].join('\n\n');
}
