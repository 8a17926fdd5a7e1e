/** An action on a list entry. */
export type ListWish = 'add' | 'remove' | 'up' | 'down';

/** A list with one entry removed or moved. */
export function listAfter<T>(list: readonly T[], index: number, wish: ListWish): T[] {
  if (wish === 'remove') return list.toSpliced(index, 1);
  const to = wish === 'up' ? index - 1 : index + 1;
  return list.with(index, list[to] as T).with(to, list[index] as T);
}

type ListButtonsProps = {
  /** The name of an entry: `question`. */
  entry: string;
  index: number;
  count: number;
  wishes: readonly ListWish[];
  onWish: (wish: ListWish) => void;
};

const inWords = {
  add: (entry: string) => `Add ${entry}`,
  remove: (entry: string) => `Remove ${entry}`,
  up: () => '↑',
  down: () => '↓',
};

/** Buttons that add, remove and move an entry of a list. */
export function ListButtons({ entry, index, count, wishes, onWish }: ListButtonsProps) {
  const isOver = (wish: ListWish) =>
    index === { up: 0, down: count - 1, add: -1, remove: -1 }[wish];
  return (
    <span className="list">
      {wishes.map((wish) => (
        <button
          key={wish}
          type="button"
          aria-label={wish === 'up' || wish === 'down' ? `Move ${entry} ${wish}` : undefined}
          disabled={isOver(wish)}
          onClick={() => onWish(wish)}
        >
          {inWords[wish](entry)}
        </button>
      ))}
    </span>
  );
}
