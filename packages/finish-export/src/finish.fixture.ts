import path from 'node:path';
import { finishExport } from './finish-export';

/** Finishes the exports of the projects that the command names, and prints why each of them fails. */
const failures: string[] = [];
for (const project of process.argv.slice(2)) {
  const finished = finishExport({
    folder: path.join(project, 'out'),
    project,
    origins: { connect: [], formAction: [], frame: [], image: [] },
    sourceOf: (_kind, name) => ({
      file: `./${name}.tsx`,
      exported: name.replace(/^\w/, (letter) => letter.toUpperCase()),
    }),
  });
  failures.push(
    await finished.then(
      () => '',
      (error) => error.message,
    ),
  );
}
console.log(JSON.stringify(failures));
