import type { IslandTag } from '../html/read-page';
import type { Edit } from '../html/splice';
import { ISLAND_FOLDER, type ScriptFile, scriptFile } from './island-files';
import type { IslandBundle, IslandSet } from './island-set';

/** The islands of a page, or its behaviors. */
type PageIslands = IslandSet & { islands: readonly IslandTag[] };

/** The sets of a page. Islands that only hydrate along with others make no set. */
export function setsOf(islands: readonly IslandTag[]): PageIslands[] {
  return (['island', 'behavior'] as const).flatMap((kind) => {
    const ours = islands.filter((island) => island.kind === kind);
    const names = [...new Set(ours.map(({ name }) => name))].sort();
    return ours.some(({ along }) => !along) ? [{ kind, names, islands: ours }] : [];
  });
}

/**
 * The boot file of a set: a module with the page's props, which hydrates the page's roots. It imports
 * all files of the set, so that the browser loads them in parallel.
 */
export function bootFile({ islands }: PageIslands, bundle: IslandBundle): ScriptFile {
  const props = islands.map(({ name, props }) => `[${JSON.stringify(name)},${props}]`);
  const [own, ...others] = bundle.files.map((file) => `".${file.slice(ISLAND_FOLDER.length)}"`);
  return scriptFile(
    `import s from${own};${others.map((file) => `import${file};`).join('')}` +
      `export default s({url:import.meta.url,islands:[${props.join(',')}]})`,
  );
}

/** Replaces each island's tag with one that names the files that hydrate it. */
export function rootTags(islands: readonly IslandTag[], files: readonly string[]): Edit[] {
  const load = files.length > 0 ? ` data-load="${files.join(' ')}"` : '';
  return islands.map(({ along, start, end }) => ({
    start,
    end,
    text: `<island-root${along ? ' data-wake="along"' : ''}${load}>`,
  }));
}
