/** One page of a list: its number and the first and last entry on it, all counted from 1. */
export type ListPage = {
  number: number;
  from: number;
  /** 0 on the only page of an empty list. */
  to: number;
};

/** All pages are full except the last. An empty list has one page. */
export function listPages(count: number, size: number): ListPage[] {
  const total = Math.max(1, Math.ceil(count / size));
  return Array.from({ length: total }, (_, i) => ({
    number: i + 1,
    from: i * size + 1,
    to: Math.min((i + 1) * size, count),
  }));
}

/** Fits on one line on the narrowest phones. */
const MOST_NUMBERS = 7;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** First, last, current and its neighbors, with `gap` for others. At most seven on any page. */
export function pagerNumbers(current: number, total: number): (number | 'gap')[] {
  if (total <= MOST_NUMBERS) return range(1, total);
  // At either end, more numbers replace the missing gap.
  const run = MOST_NUMBERS - 2;
  if (current < run) return [...range(1, run), 'gap', total];
  if (current > total - run + 1) return [1, 'gap', ...range(total - run + 1, total)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', total];
}

export type Neighbors = { newer: string | undefined; older: string | undefined };

/** Links from one page of a list to the others. */
export type Pager = Neighbors & {
  current: number;
  steps: ({ number: number; href: string } | 'gap')[];
};
