/** What one wants of an entry of a list. */
export type ListWish = 'add' | 'remove' | 'up' | 'down';

/** A list without one of its entries, or with it in another place. */
export function listAfter<T>(list: readonly T[], index: number, wish: ListWish): T[] {
  if (wish === 'remove') return list.toSpliced(index, 1);
  const to = wish === 'up' ? index - 1 : index + 1;
  return list.with(index, list[to] as T).with(to, list[index] as T);
}

type ListButtonsProps = {
  /** What an entry is called: `question`. */
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
