import { fileOfPage, pageIdOf, pathOfPage, pathsOfOrigin } from '../../../lib/pages/page-files';
import type { ContentFile } from '../../content-check/content-file';
import { explain } from '../../content-check/explain';
import { withPlaces } from '../../content-check/place';
import type { Problem } from '../../content-check/problem';
import { codeOf } from '../../content-source/code';
import { insertItem } from '../../content-source/write';
import { slugOf } from '../slug';
import { type Kind, kinds } from './kinds';

/** The files that a new page begins with, by their names, or what is wrong with the answers. */
export type Beginning = { files: Record<string, string>; path: string; problems: Problem[] };

/** The place behind all that have one in a folder. */
function nextOrder(folder: string, files: readonly ContentFile[]): number {
  const taken = files
    .filter(({ page }) => page?.startsWith(`${folder}/`))
    .map(({ content }) => content as { order?: number; listing?: { order?: number } })
    .map(({ order, listing }) => order ?? listing?.order ?? 0);
  return Math.max(0, ...taken) + 1;
}

/** The country of a new origin joins those that the quote form knows. */
function withCountry(country: string, files: readonly ContentFile[]): Record<string, string> {
  const forms = files.find(({ file }) => file === 'content/forms.ts');
  const { countries = [] } = (forms?.content as { quote?: { countries?: string[] } })?.quote ?? {};
  if (!forms?.source || countries.includes(country)) return {};
  const text = insertItem(forms.source.text, ['quote', 'countries'], countries.length, country);
  return { [forms.file]: text };
}

function moduleText([module, type]: Kind['type'], content: object): string {
  const code = codeOf(content).replace(/^\{ /, '{\n');
  return `import type { ${type} } from '../schema/${module}';\n\nexport const page: ${type} = ${code};\n`;
}

/** Makes the first state of a new page from the answers to its form. */
export function beginning(
  kind: string,
  answers: unknown,
  files: readonly ContentFile[],
): Beginning {
  const { folder, type, answers: schema, content } = kinds[kind] ?? (kinds.page as Kind);
  const { name } = answers as { name?: unknown };
  const slug = slugOf(String(name ?? ''));
  const id = pageIdOf(folder, slug);
  const file = fileOfPage(id);
  const problems = withPlaces(
    explain(schema, answers).map((explained) => ({ file, ...explained })),
    answers,
  );
  if (problems.length > 0) return { files: {}, path: '', problems };
  const isOrigin = kind === 'origin';
  const made = content(answers as never, nextOrder(folder, files));
  return {
    files: {
      [file]: moduleText(type, made),
      ...(isOrigin ? withCountry(String(name), files) : {}),
    },
    path: isOrigin ? pathsOfOrigin(slug)[0] : pathOfPage(id),
    problems: [],
  };
}
