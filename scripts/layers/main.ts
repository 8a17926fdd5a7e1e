/**
 * `npm run layers`: prints the layers of each tree from the bottom up, with what each folder imports
 * from the others, and fails if one imports from above. Lint runs it with `--faults-only`.
 */
import { readFileSync } from 'node:fs';
import { projectFiles } from '../files/project-files';
import { faultsOf, importedBy } from './check-layers';
import { importsOf } from './imports';
import { layers } from './layers';

const modules = projectFiles(process.cwd())
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|fixture)\.|\/fixtures\//.test(file))
  .map((file) => ({ file, imports: importsOf(file, readFileSync(file, 'utf8')) }));

const shown = process.argv.includes('--faults-only') ? [] : Object.entries(layers);
for (const [tree, order] of shown) {
  console.log(tree);
  for (const { layer, imports } of importedBy(tree, order, modules))
    console.log(`  ${layer.padEnd(15)} ${imports.join(' ')}`.trimEnd());
}

const faults = Object.entries(layers).flatMap(([tree, order]) => faultsOf(tree, order, modules));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
