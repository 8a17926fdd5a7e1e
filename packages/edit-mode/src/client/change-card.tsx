import { readable } from '../server/readable';
import type { Unsent } from '../server/unsent';
import { pieceKeys } from './settings';

type ChangeCardProps = { change: Unsent; isUndone: boolean; onGo: () => void; onUndo: () => void };

const kinds = { changed: 'Changed', added: 'New', removed: 'Removed', moved: 'Reordered' };

/** One change: its place, the text before and after, and a button to undo it. */
export function ChangeCard({ change, isUndone, onGo, onUndo }: ChangeCardProps) {
  const { file, path, place, kind, follows, before, after } = change;
  // A hash means nothing to editors.
  const isHash = follows && path[0] === 'english';
  const isCompared = kind !== 'moved' && !isHash;
  const picture = file.startsWith('public/') && kind !== 'removed' && file.slice('public'.length);
  return (
    <li>
      <p className="place">
        {kinds[kind]}: {isHash ? 'fits the English page' : place || (picture ? 'picture' : 'page')}{' '}
        <small>{file}</small>
      </p>
      {/* biome-ignore lint/performance/noImgElement: what was just kept is shown as it is */}
      {picture && <img src={picture} alt="" />}
      {isCompared && before !== undefined && <del>{readable(before, pieceKeys)}</del>}
      {isCompared && after !== undefined && <ins>{readable(after, pieceKeys)}</ins>}
      {follows ? (
        <p className="keys">Changed automatically, and undone with the change that caused it.</p>
      ) : (
        <p className="actions">
          <button type="button" onClick={onGo}>
            Show
          </button>
          <button type="button" disabled={isUndone} onClick={onUndo}>
            {isUndone ? 'Undone' : 'Undo'}
          </button>
        </p>
      )}
    </li>
  );
}
