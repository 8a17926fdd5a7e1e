/** `npm run layers`, a part of lint: fails where a folder imports from a layer above it. */
import { readFileSync } from 'node:fs';
import { projectFiles } from '../files/project-files';
import { faultsOf, importsOf } from './check-layers';
import { layers } from './layers';

const modules = projectFiles(process.cwd())
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|fixture)\.|\/fixtures\//.test(file))
  .map((file) => ({ file, imports: importsOf(file, readFileSync(file, 'utf8')) }));

const faults = Object.entries(layers).flatMap(([tree, order]) => faultsOf(tree, order, modules));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
