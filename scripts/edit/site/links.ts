import { type Path, valueIn } from '../source/read';
import { setValue } from '../source/write';

/** A place that links to a page: a link's `page`, or a list of origins. */
export type LinkPlace = { file: string; field: Path };

/** A module with one link leading to another page; a list of origins loses the entry. */
function relinked(text: string, field: Path, from: string, to: string): string {
  if (field.at(-1) === 'page') {
    const moved = setValue(text, field, to);
    const fragment = [...field.slice(0, -1), 'fragment'];
    return valueIn(moved, fragment) === undefined ? moved : setValue(moved, fragment, undefined);
  }
  const origins = valueIn(text, field) as string[];
  return setValue(
    text,
    field,
    origins.filter((origin) => origin !== from),
  );
}

/**
 * The texts of the files that link to a page, with the links leading elsewhere.
 * @param read a file's text
 * @param from the name of the page's file, without folder and ending
 * @param to the id of the other page
 */
export function relinkedTexts(
  links: readonly LinkPlace[],
  read: (file: string) => string,
  from: string,
  to: string,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { file, field } of links)
    texts[file] = relinked(texts[file] ?? read(file), field, from, to);
  return texts;
}
