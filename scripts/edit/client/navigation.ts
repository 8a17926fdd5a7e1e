import type { Listed, Version } from '../site/page-list';
import type { Path } from '../source/read';
import { sentenceOf } from './sentences';
import type { FieldWish } from './use-form';

const GOING = 'edit-going';

/** Every page in every language. */
export const versionsOf = (pages: readonly Listed[]): Version[] =>
  pages.flatMap((page) => [page, ...page.translations]);

/** The name of the page of a file, in whichever language. */
export const nameOf = (pages: readonly Listed[], file: string): string | undefined =>
  pages.find((page) => versionsOf([page]).some((version) => version.file === file))?.name;

/**
 * Scrolls to a field, on the page that shows it.
 * @param then what to open if that is another page
 * @returns whether a page shows it
 */
export function show(
  file: string,
  path: Path,
  pages: readonly Listed[],
  then: FieldWish = { file, path, kind: 'changed' },
): boolean {
  const sentence = sentenceOf(file, path);
  sentence?.element.scrollIntoView({ block: 'center', behavior: 'smooth' });
  const page = versionsOf(pages).find((version) => version.file === file);
  if (sentence || !page || page.path === location.pathname) return sentence !== undefined;
  sessionStorage.setItem(GOING, JSON.stringify(then));
  location.assign(page.path);
  return true;
}

/** Shows the field that the editor navigated to. @returns the form to open for it, if any */
export function arrive(pages: readonly Listed[]): FieldWish | undefined {
  const going = sessionStorage.getItem(GOING);
  sessionStorage.removeItem(GOING);
  if (!going) return undefined;
  const wish: FieldWish = JSON.parse(going);
  const isNew = wish.kind === 'added';
  const isShown = show(wish.file, isNew ? wish.path.slice(0, -1) : wish.path, pages);
  return isNew || !isShown ? wish : undefined;
}

const LONGEST_WAIT_MS = 10_000;

/** Opens a new page as soon as it exists. */
export async function openOnceReady(path: string): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until && !(await fetch(path)).ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
  location.assign(path);
}
