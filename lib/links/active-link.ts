/** What `aria-current` says of a link: this very page, or a page under the one it leads to. */
export type Current = 'page' | 'true' | undefined;

/**
 * Tells how a link stands to the page being shown.
 * @param link path that the link leads to, `/services`
 * @param paths all paths of the page being shown, its aliases among them
 */
export function currentState(link: string, paths: readonly string[]): Current {
  if (paths.includes(link)) return 'page';
  if (link !== '/' && paths.some((path) => path.startsWith(`${link}/`))) return 'true';
  return undefined;
}
