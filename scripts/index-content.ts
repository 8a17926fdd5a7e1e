/**
 * Writes the two lists that let a new file in `content/` become a page by itself:
 * the names of all pages, and their modules. Every command that needs them runs this first.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFolders, pageIdOf } from '../lib/pages/page-files';

export const contentFolder = fileURLToPath(new URL('../content', import.meta.url));

const header = '// Written by scripts/index-content.ts. Not edited by hand, not committed.\n';

/** Content files of one folder as slugs, in alphabetical order. */
function slugsIn(folder: string): string[] {
  return readdirSync(path.join(contentFolder, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** Leaves a file that is as it should be untouched: others may be reading it. */
function write(name: string, text: string): void {
  const file = path.join(contentFolder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

export function indexContent(): void {
  const entries = pageFolders.map((folder) => ({ folder, slugs: slugsIn(folder) }));

  const ids = entries.flatMap(({ folder, slugs }) => slugs.map((slug) => pageIdOf(folder, slug)));
  write(
    'page-ids.generated.ts',
    `${header}
export const pageIds = [
${ids.map((id) => `  '${id}',`).join('\n')}
] as const;

export type PageId = (typeof pageIds)[number];
`,
  );

  const imports = entries.flatMap(({ folder, slugs }) =>
    slugs.map((slug, i) => `import { page as ${folder}${i} } from './${folder}/${slug}';`),
  );
  const maps = entries.map(
    ({ folder, slugs }) =>
      `export const ${folder} = {\n${slugs.map((slug, i) => `  '${slug}': ${folder}${i},`).join('\n')}\n};\n`,
  );
  write('modules.generated.ts', `${header}\n${imports.join('\n')}\n\n${maps.join('\n')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) indexContent();
