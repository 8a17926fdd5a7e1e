import { fileOfPage, pageIdOf, pathOfPage, pathsOfOrigin } from '../../lib/pages/page-files';
import type { ContentFile } from '../content-check/content-file';
import { placeInWords } from '../content-check/place';
import type { Problem } from '../content-check/problem';
import { groupsIn } from '../content-check/walk';

/** A page as a list to choose from shows it. */
export type Listed = { id: string; file: string; name: string; path: string; places: string[] };

/** The name by which links call an origin; nothing for other pages. */
const originOf = (id: string) => /^routes\/(.+)$/.exec(id)?.[1];

function pathOf(id: string): string {
  const origin = originOf(id);
  return origin ? pathsOfOrigin(origin)[0] : pathOfPage(id);
}

/** Where the page of this file is, or was; nothing for a file that is no page. */
export function pathOfFile(file: string): string | undefined {
  const [, folder, slug = ''] = /^content\/([\w-]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
  return folder && pathOf(pageIdOf(folder, slug));
}

/** All pages by name, with the places on them that a link can lead to. */
export function listPages(files: readonly ContentFile[]): Listed[] {
  return files
    .flatMap(({ file, page: id, content }) => {
      // The not-found page has an id and no address.
      if (id === null || fileOfPage(id) !== file) return [];
      const { name } = content as { name: string };
      const places = groupsIn(content).flatMap(({ group }) =>
        typeof group.id === 'string' ? group.id : [],
      );
      return [{ id, file, name, path: pathOf(id), places }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Where content names the page of this file: its links would lead nowhere if it went. */
export function linksTo(file: string, files: readonly ContentFile[]): Problem[] {
  const id = files.find((page) => page.file === file)?.page ?? '';
  const origin = originOf(id);
  const fieldOf = ({ page, origins }: Record<string, unknown>) => {
    if (page === id) return 'page';
    return origin && Array.isArray(origins) && origins.includes(origin) ? 'origins' : undefined;
  };
  return files
    .filter((other) => other.file !== file)
    .flatMap(({ file: other, content }) =>
      groupsIn(content).flatMap(({ group, field }) => {
        const named = fieldOf(group);
        if (!named) return [];
        return {
          file: other,
          field: [...field, named],
          place: placeInWords(field, content),
          wrong: `links to ${file}`,
          mend: 'lead it elsewhere, or take it out',
        };
      }),
    );
}
