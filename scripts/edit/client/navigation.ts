import type { Path } from '../../content-source/read';
import type { Listed, Version } from '../site/pages';
import { sentenceOf } from './sentences';
import type { FieldWish } from './use-form';

const GOING = 'edit-going';

export const versionsOf = (pages: readonly Listed[]): Version[] =>
  pages.flatMap((page) => [page, ...page.translations]);

export const nameOf = (pages: readonly Listed[], file: string): string | undefined =>
  pages.find((page) => versionsOf([page]).some((version) => version.file === file))?.name;

/** Scrolls to a field, on the page that shows it. @returns whether a page shows it */
export function show(file: string, path: Path, pages: readonly Listed[]): boolean {
  const sentence = sentenceOf(file, path);
  sentence?.element.scrollIntoView({ block: 'center', behavior: 'smooth' });
  const page = versionsOf(pages).find((version) => version.file === file);
  if (sentence || !page || page.path === location.pathname) return sentence !== undefined;
  sessionStorage.setItem(GOING, JSON.stringify({ file, path, kind: 'changed' }));
  location.assign(page.path);
  return true;
}

/** Shows the field that the editor navigated to. @returns what to open: where they came from, or the form of a field that no page shows */
export function arrive(pages: readonly Listed[]): FieldWish | 'changes' | undefined {
  const going = sessionStorage.getItem(GOING);
  sessionStorage.removeItem(GOING);
  const wish: FieldWish | undefined = going ? JSON.parse(going) : undefined;
  return wish && show(wish.file, wish.path, pages) ? 'changes' : wish;
}

const shownText = () => document.querySelector('main')?.textContent;

/** Ends when the page has changed: until then, its texts are marked with their old places. */
export const pageRendered = (withinMs: number, before = shownText()): Promise<void> =>
  new Promise((resolve) => {
    const watching = new MutationObserver(() => shownText() !== before && resolve());
    watching.observe(document.body, { childList: true, characterData: true, subtree: true });
    setTimeout(() => {
      watching.disconnect();
      resolve();
    }, withinMs);
  });

const LONGEST_WAIT_MS = 10_000;

export async function openOnceReady(path: string): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until && !(await fetch(path)).ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
  location.assign(path);
}
