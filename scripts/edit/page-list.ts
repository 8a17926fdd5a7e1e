import { fileOfPage, pathOfPage, pathsOfOrigin } from '../../lib/pages/page-files';
import { placeInWords } from '../content-check/place';
import type { Problem } from '../content-check/problem';
import { groupsIn } from '../content-check/walk';

/** A page as a list to choose from shows it. */
export type Listed = { id: string; file: string; name: string; path: string; places: string[] };

const pageOf = (file: string): string | undefined => {
  const [, folder, slug] = /^content\/([\w-]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
  return folder === 'pages' ? slug : folder && `${folder}/${slug}`;
};

const pathOf = (id: string): string =>
  id.startsWith('routes/') ? pathsOfOrigin(id.slice('routes/'.length))[0] : pathOfPage(id);

/** All pages by name, with the places on them that a link can lead to. */
export function listPages(contents: Record<string, unknown>): Listed[] {
  return Object.entries(contents)
    .flatMap(([file, content]) => {
      const id = pageOf(file);
      if (!id) return [];
      const { name } = content as { name: string };
      const places = groupsIn(content).flatMap(({ group }) =>
        typeof group.id === 'string' ? group.id : [],
      );
      return [{ id, file, name, path: pathOf(id), places }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Where content names this page: its links would lead nowhere if it went. */
export function linksTo(file: string, contents: Record<string, unknown>): Problem[] {
  const id = pageOf(file);
  const slug = id?.startsWith('routes/') ? id.slice('routes/'.length) : undefined;
  return Object.entries(contents).flatMap(([other, content]) =>
    groupsIn(content).flatMap(({ group, field }) => {
      const named =
        group.page === id
          ? ['page']
          : slug && Array.isArray(group.origins) && group.origins.includes(slug)
            ? ['origins']
            : [];
      if (other === file || named.length === 0) return [];
      const place = placeInWords(field, content);
      return [
        {
          file: other,
          field: [...field, ...named],
          place,
          wrong: `links to ${fileOfPage(id ?? '')}`,
          mend: 'lead it elsewhere, or take it out',
        },
      ];
    }),
  );
}
