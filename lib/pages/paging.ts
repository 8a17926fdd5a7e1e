/** One page of a list: its number and the first and last entry on it, all counted from 1. */
export type ListPage = {
  number: number;
  from: number;
  /** On the one page of an empty list, 0. */
  to: number;
};

/**
 * Cuts a list into pages, all of them full but the last. An empty list has a page all the same.
 *
 * @param count entries in the list
 * @param size entries on a page
 */
export function listPages(count: number, size: number): ListPage[] {
  const total = Math.max(1, Math.ceil(count / size));
  return Array.from({ length: total }, (_, i) => ({
    number: i + 1,
    from: i * size + 1,
    to: Math.min((i + 1) * size, count),
  }));
}

/** As many fit beside each other on the narrowest phones. */
const MOST_NUMBERS = 7;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/**
 * The numbers that a pager shows, in their order: the first, the last, the one that is shown and
 * those beside it, and `gap` where some are left out. Never more than seven, and as many on every
 * page, so that the pager stays as wide as it is.
 */
export function pagerNumbers(current: number, total: number): (number | 'gap')[] {
  if (total <= MOST_NUMBERS) return range(1, total);
  // At either end the numbers beside the first or last one stand in for a gap.
  const run = MOST_NUMBERS - 2;
  if (current < run) return [...range(1, run), 'gap', total];
  if (current > total - run + 1) return [1, 'gap', ...range(total - run + 1, total)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', total];
}

/** The pages beside one of a list: those before hold what is newer. */
export type Neighbors = { newer: string | undefined; older: string | undefined };

/** The way from one page of a list to the others. */
export type Pager = Neighbors & {
  /** The number of the page that is shown. */
  current: number;
  steps: ({ number: number; href: string } | 'gap')[];
};
