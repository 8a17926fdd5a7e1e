import path from 'node:path';
import { finishExport } from './finish-export';

const [project = ''] = process.argv.slice(2);

/** Finishes the export of the project that the command names. */
finishExport({
  folder: path.join(project, 'out'),
  project,
  origins: { connect: [], formAction: [], frame: [], image: [] },
  sourceOf: (_kind, name) => ({
    file: `./${name}.tsx`,
    exported: name.replace(/^\w/, (letter) => letter.toUpperCase()),
  }),
}).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
