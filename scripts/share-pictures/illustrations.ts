import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IllustrationName } from '../../content/schema/picture';
import { color } from './drawing';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}/components/ui/illustration`;

/** Keeps class names unchanged. */
const plainClasses: Plugin = {
  name: 'plain-classes',
  setup(bundler) {
    bundler.onLoad({ filter: /\.scss$/ }, () => ({
      contents: 'export default new Proxy({}, { get: (_, name) => String(name) });',
    }));
  },
};

type Components = {
  Illustration: (props: { name: IllustrationName }) => ReturnType<typeof createElement>;
};

/** The site's own component, the only source of the drawings. */
async function loadComponents(): Promise<Components> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/illustration.tsx`],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: ['react', 'react/*'],
    jsx: 'automatic',
    plugins: [plainClasses],
  });
  const module = { exports: {} as Components };
  const run = new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '');
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

/** Line styles, copied from the component's stylesheet; colors are read from it. */
const strokes: Record<string, string> = {
  strap: 'fill="none"',
  rope: 'fill="none" stroke-linecap="round" stroke-width="4"',
  dots: 'fill="none" stroke-linecap="round" stroke-width="6" stroke-dasharray="0 12"',
};

/** Read from the stylesheet: compiling it would take longer than all drawings. */
function tones(): ReadonlyMap<string, string> {
  const sheet = readFileSync(`${folder}/illustration.module.scss`, 'utf8');
  const rules = sheet.matchAll(/^\.(\w+) \{\n {2}color: color\('([\w-]+)'\);/gm);
  return new Map(Array.from(rules, ([, name = '', token = '']) => [name, color(token)]));
}

/** Classes as attributes, which every SVG renderer supports. */
function withoutClasses(markup: string): string {
  const colors = tones();
  return markup.replace(/class="([^"]*)"/g, (_, names: string) =>
    names
      .split(' ')
      .map((name) => {
        const tone = colors.get(name);
        const attributes = tone ? `color="${tone}"` : strokes[name];
        if (attributes === undefined) throw new Error(`No style for .${name} in an illustration`);
        return attributes;
      })
      .join(' '),
  );
}

const scene =
  'xmlns="http://www.w3.org/2000/svg" width="480" height="320" fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-width="10"';

/** The site's illustrations as SVG, 480 by 320 units, without a background. */
export async function openIllustrations(): Promise<(name: IllustrationName) => string> {
  const { Illustration } = await loadComponents();
  return (name) =>
    withoutClasses(
      renderToStaticMarkup(createElement(Illustration, { name })).replace('class="scene"', scene),
    );
}
