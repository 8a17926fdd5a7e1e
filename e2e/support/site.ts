import { type PageEntry, pages } from '@/lib/pages/registry';
import { testAddress } from '../../scripts/addresses.mjs';
import { attribute, named, parseHtml, type Tree } from './html-tree';

/** What the host answers at a path. */
export type Answer = { path: string; status: number; html: string; tree: Tree };

/** A path of the registry, what belongs there and what the host answers. */
export type SitePage = Answer & { entry: PageEntry };

/** Asks the host for a path, as a visitor without script or cache does. */
export async function ask(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, testAddress.origin));
  const html = await response.text();
  return { path, status: response.status, html, tree: parseHtml(html) };
}

const askForAll = (): Promise<SitePage[]> =>
  Promise.all(
    pages.flatMap((entry) => entry.paths.map(async (path) => ({ ...(await ask(path)), entry }))),
  );

let answers: Promise<SitePage[]> | undefined;

/** Every path of the registry, aliases too; asked for once in a worker. */
export function allPaths(): Promise<SitePage[]> {
  answers ??= askForAll();
  return answers;
}

/** Every page once, as its canonical path answers. */
export async function allPages(): Promise<SitePage[]> {
  return (await allPaths()).filter(({ path, entry }) => path === entry.canonical);
}

/**
 * Gathers what is wrong on many pages into one list, so that a single run shows all of it.
 * @param find what is wrong with one of them, in words
 * @returns each as `path: what is wrong`
 */
export function problemsOf<Item extends { path: string }>(
  items: readonly Item[],
  find: (item: Item) => readonly string[],
): string[] {
  return items.flatMap((item) => find(item).map((problem) => `${item.path}: ${problem}`));
}

/** A page's title, and what its head tells search engines. */
export function headOf({ tree }: Answer) {
  const meta = (name: string) =>
    attribute(
      named(tree, 'meta').find((element) => attribute(element, 'name') === name),
      'content',
    );
  const canonical = named(tree, 'link').find((link) => attribute(link, 'rel') === 'canonical');
  const title = named(tree, 'title')[0]?.childNodes[0];
  return {
    title: title && 'value' in title ? title.value : '',
    description: meta('description'),
    keywords: meta('keywords'),
    canonical: attribute(canonical, 'href'),
  };
}

/** The element that holds what is particular to a page. */
export function mainOf({ tree, path }: Answer) {
  const [main] = named(tree, 'main');
  if (!main) throw new Error(`No main element at ${path}`);
  return main;
}
