/** Value of a link's `aria-current`: the current page, or a page below the link's target. */
export type Current = 'page' | 'true' | undefined;

/**
 * Relates a link to the current page.
 * @param link the link's path, `/services`
 * @param paths all paths of the current page, including aliases
 */
export function currentState(link: string, paths: readonly string[]): Current {
  if (paths.includes(link)) return 'page';
  if (link !== '/' && paths.some((path) => path.startsWith(`${link}/`))) return 'true';
  return undefined;
}
