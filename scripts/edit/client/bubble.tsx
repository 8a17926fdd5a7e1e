import type { Around } from '../fields';
import type { Typing } from './use-inline';

/** Lists whose entries make no sense by themselves. */
const silent = ['piece', 'cell', 'section'];

export type ListWish = { around: Around; wish: 'add' | 'remove' | 'up' | 'down' };

type BubbleProps = {
  typing: Typing;
  onList: (wish: ListWish) => void;
  onForm: () => void;
  onFollow: (href: string) => void;
};

function ListActions({ around, onList }: { around: Around; onList: (wish: ListWish) => void }) {
  const { entry, index, count } = around;
  return (
    <span className="list">
      <button type="button" onClick={() => onList({ around, wish: 'add' })}>
        Add {entry}
      </button>
      <button type="button" onClick={() => onList({ around, wish: 'remove' })}>
        Remove {entry}
      </button>
      <button
        type="button"
        aria-label={`Move ${entry} up`}
        disabled={index === 0}
        onClick={() => onList({ around, wish: 'up' })}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${entry} down`}
        disabled={index === count - 1}
        onClick={() => onList({ around, wish: 'down' })}
      >
        ↓
      </button>
    </span>
  );
}

/** Stands under the sentence that is typed into: where it is, what is wrong, what else can be done. */
export function Bubble({ typing, onList, onForm, onFollow }: BubbleProps) {
  const { inline, field, problems } = typing;
  const element = document.querySelector('[data-editing]') ?? inline.sentence.element;
  const box = element.getBoundingClientRect();
  const isLow = box.bottom > innerHeight - 180;
  const top = isLow ? undefined : box.bottom + 10;
  const bottom = isLow ? innerHeight - box.top + 10 : undefined;
  const href = inline.sentence.element.closest('a')?.getAttribute('href');
  const here = inline.sentence.places[0]?.path.join('.');
  const lists = field.around.filter(({ entry }) => !silent.includes(entry)).slice(-1);
  return (
    // The sentence keeps the caret while one of these is pressed.
    <div
      className="bubble"
      role="status"
      style={{ top, bottom, left: Math.min(Math.max(8, box.left), innerWidth - 420) }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="place">{field.place}</p>
      {problems.map(({ field: at, wrong, mend, place }) => (
        <p key={wrong} className="fault">
          {at.join('.') === here ? 'This' : place} {wrong}; {mend}.
        </p>
      ))}
      <p className="actions">
        <button type="button" onClick={onForm}>
          All fields
        </button>
        {href && (
          <button type="button" onClick={() => onFollow(href)}>
            Go there
          </button>
        )}
        {lists.map((around) => (
          <ListActions key={around.path.join('.')} around={around} onList={onList} />
        ))}
      </p>
      {String(field.value).includes('{') && (
        <p className="keys">Leave what stands in {'{braces}'}: a figure comes there.</p>
      )}
      <p className="keys">Enter saves, Esc leaves it as it was.</p>
    </div>
  );
}
