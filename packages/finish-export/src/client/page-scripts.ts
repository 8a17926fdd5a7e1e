import type { Names } from '../css/selector-needs';
import type { IslandTag, PageShape } from '../html/read-page';
import type { Edit } from '../html/splice';
import { ISLAND_FOLDER, type ScriptFile, scriptFile } from './island-files';
import { type IslandBundle, type IslandSet, setKey, wordsOf } from './island-set';

/** The islands of a page, or its behaviors, with their bundle. */
export type Part = { islands: IslandTag[]; bundle: IslandBundle };

const ISLAND_ROOT = /<island-root data-(island|behavior)="([\w-]+)"( data-wake="along")?/g;

/** The sets in a page's HTML. Islands that only hydrate along with others make no set. */
export function setsIn(html: string): IslandSet[] {
  const found = [...html.matchAll(ISLAND_ROOT)];
  return (['island', 'behavior'] as const).flatMap((kind) => {
    const ours = found.filter(([, of]) => of === kind);
    const names = [...new Set(ours.map(([, , name = '']) => name))].sort();
    return ours.some(([, , , along]) => along === undefined) ? [{ kind, names }] : [];
  });
}

/** The parts of a page: its islands and its behaviors. */
export function partsOf(
  { islands }: PageShape,
  bundles: ReadonlyMap<string, IslandBundle>,
): Part[] {
  return (['island', 'behavior'] as const).flatMap((kind) => {
    const ours = islands.filter((island) => island.kind === kind);
    const bundle = bundles.get(setKey({ kind, names: ours.map(({ name }) => name) }));
    return bundle && ours.some(({ along }) => !along) ? [{ islands: ours, bundle }] : [];
  });
}

/** Strings in props that consist of CSS module classes only: prose has `a` and `in`, too. */
function classesIn(props: string, moduleClasses: ReadonlySet<string>): Set<string> {
  const strings = props.match(/(?<=")[\w -]+(?="(?!:))/g) ?? [];
  const isClasses = (text: string) => text.split(' ').every((word) => moduleClasses.has(word));
  return wordsOf(strings.filter(isClasses).join(' '));
}

/**
 * Names that the scripts of a part may add to the page: any word in quotes, and the CSS module classes
 * that they use, which may be as short as `a`.
 *
 * @param moduleClasses the classes of all CSS modules
 */
export function lateNames({ islands, bundle }: Part, moduleClasses: ReadonlySet<string>): Names {
  const props = islands.map((island) => island.props).join(' ');
  const given = wordsOf(props);
  const givenClasses = classesIn(props, moduleClasses);
  return {
    has(name) {
      const word = name.replace(/^[.#]/, '');
      if (name.startsWith('.') && moduleClasses.has(word))
        return bundle.classes.has(word) || givenClasses.has(word);
      return bundle.words.has(word) || given.has(word);
    },
  };
}

/**
 * A part's boot file: a module with the page's props, which hydrates the page's roots. It imports all
 * files of the part, so that the browser loads them in parallel.
 *
 * @param styles CSS rules for what the part may add to the page
 */
export function bootFile({ islands, bundle }: Part, styles: string): ScriptFile {
  const props = islands.map(({ name, props }) => `[${JSON.stringify(name)},${props}]`);
  const [own, ...others] = bundle.files.map((file) => `".${file.slice(ISLAND_FOLDER.length)}"`);
  return scriptFile(
    `import s from${own};${others.map((file) => `import${file};`).join('')}` +
      `export default s({url:import.meta.url,islands:[${props.join(',')}],styles:${JSON.stringify(styles)}})`,
  );
}

/**
 * Replaces each island's tag with one that has what the loader needs: the files that hydrate it.
 */
export function rootTags(islands: readonly IslandTag[], files: readonly string[]): Edit[] {
  const load = files.length > 0 ? ` data-load="${files.join(' ')}"` : '';
  return islands.map(({ along, start, end }) => ({
    start,
    end,
    text: `<island-root${along ? ' data-wake="along"' : ''}${load}>`,
  }));
}
