import { collectionNames, collectionOf, isCollection } from '@/lib/collections/collections';
import type { Addition, Starter } from '@/lib/collections/starters';
import { explain } from '../../content-check/explain';
import { placeInWords } from '../../content-check/place';
import { isReserved } from '../../content-check/reserved-names';
import { today } from '../../content-check/values';
import type { ContentFile } from '../../content-source/content-file';
import type { Problem } from '../../content-source/problem';
import { valueIn } from '../../content-source/read';
import { slugOf } from '../../content-source/slug';
import { codeOf, setValue } from '../../content-source/write';
import type { JsonSchema } from '../model/json-schema';
import { formSchema } from './fields';
import { nextOrder } from './pages';

type Beginning = { files: Record<string, string>; path: string; problems: Problem[] };

function withAdditions(
  additions: readonly Addition[],
  files: readonly ContentFile[],
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { file, path, name, value } of additions) {
    const text = texts[file] ?? files.find((one) => one.file === file)?.source?.text;
    if (text === undefined) continue;
    const before = valueIn(text, path);
    if (Array.isArray(before)) {
      if (!before.includes(value)) texts[file] = setValue(text, path, [...before, value]);
    } else if (name !== undefined && valueIn(text, [...path, name]) === undefined) {
      texts[file] = setValue(text, [...path, name], value);
    }
  }
  return texts;
}

/** The problem of a page's name, if it is empty or reserved. */
function nameProblems(folder: string, slug: string, file: string): Problem[] {
  const problem = (found: string, fix: string) => [{ file, field: ['name'], found, fix }];
  if (slug === '') return problem('has no letters or digits', 'use some from a to z or 0 to 9');
  const isTaken = folder === 'pages' && isCollection(slug);
  return isTaken || isReserved(folder, slug)
    ? problem('is a reserved name', 'choose another name')
    : [];
}

function moduleText([module, type]: Starter['type'], content: object): string {
  const code = codeOf(content).replace(/^\{ /, '{\n');
  return `import type { ${type} } from '../schema/${module}';\n\nexport const page: ${type} = ${code};\n`;
}

/**
 * Makes a new page from the answers to its questions.
 * @throws Error when no page can be created in this collection
 */
export function beginning(
  folder: string,
  answers: unknown,
  files: readonly ContentFile[],
): Beginning {
  const collection = isCollection(folder) ? collectionOf(folder) : undefined;
  if (!collection?.starter) throw new Error(`No page can be created in "${folder}"`);
  const { type, answers: schema, content, additions } = collection.starter;
  const { name } = answers as { name?: unknown };
  const slug = slugOf(String(name ?? ''));
  const file = `content/${folder}/${slug}.ts`;
  const problems = explain(schema, answers).map((fault): Problem => {
    return { file, place: placeInWords(fault.field, answers), ...fault };
  });
  if (problems.length === 0) problems.push(...nameProblems(folder, slug, file));
  if (problems.length > 0) return { files: {}, path: '', problems };
  const placing = { slug, order: nextOrder(folder, files), today: today() };
  const made = content(answers as never, placing);
  return {
    files: {
      [file]: moduleText(type, made),
      ...withAdditions(additions?.(answers as never) ?? [], files),
    },
    path: collection.path(slug),
    problems: [],
  };
}

/** A kind of page that can be created, with the JSON schema of its questions. */
export type NewPage = { collection: string; label: string; schema: JsonSchema };

export const newPages = (files: readonly ContentFile[]): NewPage[] =>
  collectionNames.flatMap((collection) => {
    const { starter } = collectionOf(collection);
    if (!starter) return [];
    const { label, answers } = starter;
    return [{ collection, label, schema: formSchema(answers, files) }];
  });
