/** Value of a link's `aria-current`: the current page, or a page below the link's target. */
export type Current = 'page' | 'true' | undefined;

/**
 * Relates a link to the current page.
 * @param link the link's path, `/services`
 * @param paths all paths of the current page, including aliases
 * @param home the path of the home page in the same language, which is above every page
 */
export function currentState(link: string, paths: readonly string[], home = '/'): Current {
  if (paths.includes(link)) return 'page';
  if (link !== home && paths.some((path) => path.startsWith(`${link}/`))) return 'true';
  return undefined;
}
