import { readable } from '../server/readable';
import type { Unsent } from '../server/unsent';

type ChangeCardProps = {
  change: Unsent;
  /** The name of its page; a file that is not a page has none. */
  page: string | undefined;
  /** Whether a change is being undone: the list then moves under the pointer. */
  isBusy: boolean;
  onGo: () => void;
  onUndo: () => void;
  /** Keeps the editor's own text where somebody else has changed it too. */
  onKeep: () => void;
};

const kinds = { changed: 'Changed', added: 'New', removed: 'Removed', moved: 'Reordered' };

function nameOf({ file, place }: Unsent, page: string | undefined): string {
  if (file.startsWith('public/')) return 'picture';
  const own = page ?? file.replace(/^content\/|\.\w+$/g, '').replaceAll('-', ' ');
  return place ? `${own}: ${place}` : own;
}

/** One change: what changed in words, the text before and after, and a button to undo it. */
export function ChangeCard({ change, page, isBusy, onGo, onUndo, onKeep }: ChangeCardProps) {
  const { file, kind, follows, conflict, before, after } = change;
  const picture = file.startsWith('public/') && kind !== 'removed' && file.slice('public'.length);
  return (
    <li>
      <p className="place">
        {kinds[kind]}: {nameOf(change, page)}
      </p>
      {/* biome-ignore lint/performance/noImgElement: what was just kept is shown as it is */}
      {picture && <img src={picture} alt="" />}
      {conflict && <em className="fault">Someone else has changed this too. Choose one text.</em>}
      {kind !== 'moved' && before !== undefined && <del>{readable(before)}</del>}
      {kind !== 'moved' && after !== undefined && <ins>{readable(after)}</ins>}
      {follows ? (
        <p className="keys">Changed automatically, and undone with the change that caused it.</p>
      ) : (
        <p className="actions">
          <button type="button" onClick={onGo}>
            Show
          </button>
          <button type="button" disabled={isBusy} onClick={onUndo}>
            {conflict ? 'Use theirs, above' : 'Undo'}
          </button>
          {conflict && (
            <button type="button" disabled={isBusy} onClick={onKeep}>
              Keep mine, below
            </button>
          )}
        </p>
      )}
    </li>
  );
}
