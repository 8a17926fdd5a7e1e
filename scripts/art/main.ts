/** `npm run art`: renders scenes, views and objects of `art/` with Blender; see USAGE. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encode, type PictureKind, widest } from './encode';
import { writeManifest } from './manifest';

const rendered = '.cache/art';

const USAGE = `npm run art -- [names] [options]
  Renders the scenes, views and objects that are named, or all, and writes their pictures into public/world.
  --draft   renders small and quickly, into ${rendered} only
  --encode  writes the pictures from what was rendered before, without Blender
  --older   names the scenes and views whose Python was committed after their pictures`;

/** What is modelled in a file of its own: scenes and views. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .map((file) => path.basename(file, '.py'));

/** The objects of the files in `art/objects`: each is registered with `@thing('name', height)`. */
function objectNames(): string[] {
  return readdirSync('art/objects').flatMap((file) => {
    const python = file.endsWith('.py') ? readFileSync(path.join('art/objects', file), 'utf8') : '';
    return [...python.matchAll(/^@thing\('([a-z-]+)'/gm)].map(([, name = '']) => name);
  });
}

/** When a file was committed last, in seconds; 0 if it never was. */
const committedAt = (file: string): number =>
  Number(execFileSync('git', ['log', '-1', '--format=%ct', '--', file], { encoding: 'utf8' }));

/** The scenes or views that were modelled after they were rendered. What many share does not count. */
const olderThanTheirScene = (folder: string, width: number): string[] =>
  namesIn(folder).filter((name) => {
    const scene = path.join(folder, `${name}.py`);
    const isStation = readFileSync(scene, 'utf8').includes('from stations');
    const modelled = committedAt(isStation ? 'art/stations.py' : scene);
    return modelled > committedAt(`public/world/${name}-${width}.avif`);
  });

function render(names: readonly string[], draft: boolean): void {
  const quality = draft ? ['--samples', '8', '--percent', '50'] : [];
  const args = ['-b', '-P', 'art/render.py', '--', ...names, ...quality, '--out', rendered];
  const { error, status } = spawnSync('blender', args, {
    stdio: ['ignore', draft ? 'inherit' : 'ignore', 'inherit'],
  });
  if (error) {
    console.error(
      'Pictures are rendered with Blender, which is not installed: on Debian and Ubuntu, `apt install blender python3-numpy`; elsewhere, https://www.blender.org/download. Nothing else needs it.',
    );
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

function parseOptions() {
  const flag = { type: 'boolean', default: false } as const;
  const options = { draft: flag, encode: flag, older: flag, help: flag };
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { values, positionals } = parseOptions();
if (values.help) {
  console.log(USAGE);
  process.exit();
}
if (values.older) {
  const older = [
    ...olderThanTheirScene('art/scenes', widest('scene')),
    ...olderThanTheirScene('art/views', widest('view')),
  ];
  console.log(older.join('\n'));
  process.exit();
}
const scenes = namesIn('art/scenes');
const views = namesIn('art/views');
const objects = objectNames();
const all = [...scenes, ...views, ...objects];
const names = positionals.length > 0 ? positionals : all;
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`art/ has no ${unknown.join(', ')}. It has ${all.join(', ')}.`);
  process.exit(1);
}

mkdirSync(rendered, { recursive: true });
for (const name of names) {
  const png = path.join(rendered, `${name}.png`);
  if (!values.encode || !existsSync(png)) render([name], values.draft);
  if (values.draft) console.log(png);
  else await encode(png, name, kindOf(name));
}
if (!values.draft) {
  const isNamed = (name: string) => names.includes(name);
  await writeManifest(
    {
      scenes: scenes.filter(isNamed),
      objects: objects.filter(isNamed),
      views: views.filter(isNamed),
    },
    rendered,
  );
}

function kindOf(name: string): PictureKind {
  if (views.includes(name)) return 'view';
  return scenes.includes(name) ? 'scene' : 'object';
}
