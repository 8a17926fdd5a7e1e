/**
 * Part of `npm run check:content`: names in the guides and decision records of files and functions
 * that no longer exist, one per line; exits with 1 if there are any.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemLine } from './content-source/problem-line';
import { projectFiles } from './files/project-files';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = projectFiles(root).map((file) => file.split(path.sep).join('/'));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The history names what was. */
const guides = files.filter((file) => file.endsWith('.md') && !/changelog|glossary/.test(file));
const source = files.filter((file) => /\.(?:[cm]?[jt]sx?|scss|css|json|yml|conf)$/.test(file));
const words = new Set(source.flatMap((file) => read(file).match(/[A-Za-z]\w*/g) ?? []));
const names = new Set(files.map((file) => path.basename(file)));

/** Examples, and files of other projects or of a build. */
const elsewhere = new Set([
  'content/guides/first-import.ts',
  'content/schema/guides.ts',
  'content/sw/forms.ts',
  'content.config.ts',
  'worker.js',
]);

const isSourceName = /^\w[\w.-]*\.(?:[cm]?[jt]sx?|scss|po)$/;

/** Whether a path is there: from the root, or from the folder of the guide or one above it. */
function isThere(named: string, guide: string): boolean {
  const plain = named.replace(/\/$/, '');
  for (let folder = path.dirname(guide); ; folder = path.dirname(folder)) {
    for (const at of [folder, path.join(folder, 'src')]) {
      const own = path.posix.normalize(path.posix.join(at, plain));
      if (files.some((file) => file === own || file.startsWith(`${own}/`))) return true;
    }
    if (folder === '.') return false;
  }
}

/** Whether what is quoted as code names something that is gone. */
function isGone(code: string, guide: string): boolean {
  if (/[<>{}*…\s]|generated|^\//.test(code)) return false;
  const name = code.replace(/\(.*\)$|:.*$/, '');
  if (elsewhere.has(name)) return false;
  if (/^(?:app|art|components|content|docs|e2e|lib|packages|scripts|styles)\/./.test(name))
    return !isThere(name, guide);
  if (isSourceName.test(name)) return !names.has(name);
  return /^[a-z]+[A-Z]\w+$/.test(name) && !words.has(name);
}

const problems = guides.flatMap((file) =>
  read(file)
    .replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ''))
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(/`([^`]+)`/g)]
        .map(([, code = '']) => code)
        .filter((code) => isGone(code, file))
        .map((code) => ({
          file,
          line: i + 1,
          field: [],
          found: `names \`${code}\`, which is not there`,
          fix: 'write what it is called now, or delete the sentence',
        })),
    ),
);
for (const problem of problems) console.error(problemLine(problem));
console.log(`${guides.length} guides and records checked, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
