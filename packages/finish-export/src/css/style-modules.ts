import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ExportError } from '../report/export-error';

/** For each CSS module's path in the project, the class that Next made of each local name. */
export type StyleModules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The CSS module that a class or an animation is from, if it is from one. */
export type ModuleOf = (name: string) => string | undefined;

/** The file in which a route of the site lists them, because only Next knows the names it gave. */
export const STYLE_MODULES = 'style-modules.json';

/** @throws ExportError if the export does not have the file */
export async function readStyleModules(folder: string): Promise<StyleModules> {
  const text = await readFile(path.join(folder, STYLE_MODULES), 'utf8').catch(() => {
    const expected = 'the class names of all CSS modules';
    const fix = 'add the route app/style-modules.json/route.ts, as README.md shows';
    throw new ExportError([{ where: STYLE_MODULES, expected, found: 'no such file', fix }]);
  });
  return JSON.parse(text);
}

export function moduleLookup(modules: StyleModules): ModuleOf {
  const found = new Map<string, string>();
  // Others that follow the first are composed, and from other modules.
  for (const [module, names] of Object.entries(modules))
    for (const name of Object.values(names)) found.set(name.split(' ')[0] as string, module);
  return (name) => found.get(name);
}
