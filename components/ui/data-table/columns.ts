/** Up to this many characters, a cell is a figure or an answer, and four fit side by side on a phone. */
const SHORT = 20;

/** Up to this many characters, two cells of text next to the name of their row fit on a phone. */
const SENTENCE = 80;

/** The longest name next to cells of text. */
const ROW_NAME = 29;

/** What a column contains; its cells align and wrap accordingly. */
export type Column = 'figures' | 'answers' | 'short' | 'text';

export function columnOf(
  cells: readonly string[],
  { yes, no }: Record<'yes' | 'no', string>,
): Column {
  if (cells.some((cell) => cell.length > SHORT)) return 'text';
  const most = (isKind: (cell: string) => boolean) =>
    cells.filter(isKind).length * 2 >= cells.length;
  if (most((cell) => cell.startsWith(yes) || cell.startsWith(no))) return 'answers';
  return most((cell) => /\d/.test(cell)) ? 'figures' : 'short';
}

/** Whether the cells of a row fit next to each other on a phone, or become labelled lines. */
export function stacks(rows: readonly (readonly string[])[], columns: readonly Column[]): boolean {
  if (columns.every((column) => column !== 'text')) return columns.length > 3;
  const isLong = rows.some(([, ...cells]) => cells.some(({ length }) => length > SENTENCE));
  if (columns.includes('answers') || columns.length > 2 || isLong) return true;
  return columns.length === 2 && rows.some(([name = '']) => name.length > ROW_NAME);
}
