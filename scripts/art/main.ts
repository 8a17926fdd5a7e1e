/**
 * `npm run art`: renders scenes and objects of `art/` with Blender and writes their pictures into
 * `public/world/`. With names, only those; with `--draft`, quickly, and only into `.cache/art`;
 * with `--encode`, from what was rendered before, without Blender.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encode } from './encode';
import { writeManifest } from './manifest';

const rendered = '.cache/art';

function sceneNames(): string[] {
  if (!existsSync('art/scenes')) return [];
  return readdirSync('art/scenes')
    .filter((file) => file.endsWith('.py'))
    .map((file) => path.basename(file, '.py'));
}

/** The objects of the files in `art/objects`: each is registered with `@thing('name', height)`. */
function objectNames(): string[] {
  return readdirSync('art/objects').flatMap((file) => {
    const python = file.endsWith('.py') ? readFileSync(path.join('art/objects', file), 'utf8') : '';
    return [...python.matchAll(/^@thing\('([a-z-]+)'/gm)].map(([, name = '']) => name);
  });
}

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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, encode: { type: 'boolean' } },
});
const scenes = sceneNames();
const objects = objectNames();
const names = positionals.length > 0 ? positionals : [...scenes, ...objects];
const unknown = names.filter((name) => ![...scenes, ...objects].includes(name));
if (unknown.length > 0) {
  console.error(`art/ has no ${unknown.join(', ')}. It has ${[...scenes, ...objects].join(', ')}.`);
  process.exit(1);
}

mkdirSync(rendered, { recursive: true });
for (const name of names) {
  const png = path.join(rendered, `${name}.png`);
  if (!values.encode || !existsSync(png)) render([name], values.draft);
  if (values.draft) console.log(png);
  else await encode(png, name, scenes.includes(name) ? 'scene' : 'object');
}
if (!values.draft) await writeManifest(scenes, objects, rendered);
