/** The tab that a key moves to from `selected` of `count` tabs; undefined for any other key. */
export function nextTab(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count;
  if (key === 'ArrowLeft') return (selected + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
