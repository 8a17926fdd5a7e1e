import type { Kept } from '../editor';
import { inWords } from './json-schema';

type ChangeCardProps = { change: Kept; onGo: () => void; onUndo: () => void };

const kinds = { changed: 'Changed', added: 'New', removed: 'Taken out', moved: 'In another order' };

/** A value as one reads it: a text as it is, of anything larger a line for each field. */
function shown(value: unknown, name = ''): string {
  if (typeof value !== 'object' || value === null) return `${name && `${name}: `}${value}`;
  return Object.entries(value)
    .map(([key, item]) => shown(item, Array.isArray(value) ? '' : inWords(key)))
    .join('\n');
}

/** One change: where it is, the words before and after, and how to take it back. */
export function ChangeCard({ change, onGo, onUndo }: ChangeCardProps) {
  const { file, place, kind, follows, before, after } = change;
  const picture = file.startsWith('public/') && kind !== 'removed' && file.slice('public'.length);
  return (
    <li>
      <p className="place">
        {kinds[kind]}: {place || (picture ? 'picture' : 'the whole file')} <small>{file}</small>
      </p>
      {/* biome-ignore lint/performance/noImgElement: what was just kept is shown as it is */}
      {picture && <img src={picture} alt="" />}
      {kind !== 'moved' && before !== undefined && <del>{shown(before)}</del>}
      {kind !== 'moved' && after !== undefined && <ins>{shown(after)}</ins>}
      {follows ? (
        <p className="keys">
          Set by itself, and taken back with the last other change of the page.
        </p>
      ) : (
        <p className="actions">
          <button type="button" onClick={onGo}>
            Show
          </button>
          <button type="button" onClick={onUndo}>
            Undo
          </button>
        </p>
      )}
    </li>
  );
}
