/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type BuildOptions, build } from 'esbuild';
import type { SiteContent } from '@/content/schema/site-content';
import { sampleContent as english } from '@/lib/fixtures/sample-site';

/** A second language in miniature: a few labels of its own, and one page with its own name. */
const swahili: SiteContent = {
  ...english,
  words: { ...english.words, menu: 'Menyu', lastUpdated: 'Ilisasishwa' },
  navigation: { ...english.navigation, home: { label: 'Nyumbani', page: 'home' } },
  collections: {
    ...english.collections,
    help: {
      ...english.collections.help,
      faq: { ...english.collections.help.faq, name: 'Maswali' },
    },
  },
};

const { forms: _, ...withoutForms } = english;
// @ts-expect-error A language without its forms does not compile.
withoutForms satisfies SiteContent;

/** Replaces client components with references, as Next's bundler does for server components. */
const clientReferences: NonNullable<BuildOptions['plugins']>[number] = {
  name: 'client-references',
  setup({ onLoad }) {
    onLoad({ filter: /\/components\/.*\.tsx?$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!/^['"]use client['"]/m.test(source)) return undefined;
      const names = Array.from(source.matchAll(/^export (?:function|const) (\w+)/gm), ([, n]) => n);
      const references = names.map(
        (name) =>
          `export const ${name} = registerClientReference(() => {}, ${JSON.stringify(file)}, '${name}');`,
      );
      const contents = `import { registerClientReference } from '${server}';\n${references.join('\n')}`;
      return { contents, resolveDir: process.cwd() };
    });
  },
};

const server = 'next/dist/compiled/react-server-dom-webpack/server.node';

type PageRenderProps = { content: SiteContent; notFound: SiteContent };

/** React's own renderer of server components, with the page of the fixture. */
async function loadRenderer() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { renderToPipeableStream } from '${server}';
        import { PageRender } from './components/current-site/page.fixture';
        const files = new Proxy({}, { get: (_, id) => ({ id, chunks: [], name: '*' }) });
        export const render = (props) =>
          renderToPipeableStream(createElement(PageRender, props), files);
      `,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    conditions: ['react-server'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.scss': 'empty' },
    plugins: [clientReferences],
    logLevel: 'error',
  });
  const module = { exports: {} as { render: (props: PageRenderProps) => NodeJS.ReadableStream } };
  const nodeRequire = createRequire(path.resolve('package.json'));
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    nodeRequire,
  );
  return module.exports.render;
}

const labelsOf = ({ words, navigation, collections }: SiteContent) => [
  `late: ${words.menu}`,
  words.lastUpdated,
  navigation.home.label,
  collections.help.faq.name,
];

test('pages in two languages rendered concurrently each show their own copy', async () => {
  const render = await loadRenderer();
  const pages = await Promise.all(
    [english, swahili, english].map((content) =>
      text(render({ content, notFound: english }).pipe(new PassThrough())),
    ),
  );
  const shown = (page: string | undefined, labels: readonly string[]) =>
    labels.filter((label) => page?.includes(`"${label}`));
  for (const page of [pages[0], pages[2]]) {
    expect(shown(page, labelsOf(english))).toEqual(labelsOf(english));
    expect(shown(page, labelsOf(swahili))).toEqual([]);
  }
  expect(shown(pages[1], labelsOf(swahili))).toEqual(labelsOf(swahili));
  expect(shown(pages[1], [`late: ${english.words.menu}`, english.words.lastUpdated])).toEqual([]);
});
