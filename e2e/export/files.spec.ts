import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { attribute, named, parseHtml } from '../support/html-tree';
import { problemsOf } from '../support/site';

const out = fileURLToPath(new URL('../../out', import.meta.url));

/** The exported files, by their paths on the site. */
const paths = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(out.length));

const read = (path: string) => readFileSync(join(out, path));
const ending = (pattern: RegExp) => paths.filter((path) => pattern.test(path));

const documents = () =>
  ending(/\.html$/).map((path) => ({ path, tree: parseHtml(read(path).toString()) }));

const loadersIn = ({ tree }: { tree: ReturnType<typeof parseHtml> }) =>
  named(tree, 'script').filter((script) => attribute(script, 'data-boot'));

test.describe('the exported folder', { tag: '@desktop' }, () => {
  test('has no navigation data: robots.txt is the only text', () => {
    expect(ending(/\.txt$/)).toEqual(['/robots.txt']);
  });

  test('has no source maps', () => {
    expect(ending(/\.map$/)).toEqual([]);
    const scripts = ending(/\.(?:js|css)$/);
    expect(scripts.filter((path) => read(path).includes('sourceMappingURL='))).toEqual([]);
  });

  test('has no page that asks for a script or a stylesheet of its own accord', () => {
    const problems = problemsOf(documents(), ({ tree }) => [
      ...named(tree, 'script').flatMap((script) => attribute(script, 'src') ?? []),
      ...named(tree, 'link')
        .filter((link) => /preload|stylesheet/.test(attribute(link, 'rel') ?? ''))
        .filter((link) => attribute(link, 'as') !== 'font')
        .flatMap((link) => attribute(link, 'href') ?? []),
    ]);
    expect(problems).toEqual([]);
  });

  test('has no scripts for browsers of old', () => {
    const problems = problemsOf(documents(), ({ tree }) =>
      named(tree, 'script')
        .filter((script) => attribute(script, 'nomodule') !== undefined)
        .map(() => 'has one'),
    );
    expect(problems).toEqual([]);
  });

  test('has the same loader in every page, of 1 kB at most', () => {
    const loaders = documents().map(({ tree }) =>
      loadersIn({ tree })
        .flatMap(({ childNodes }) => childNodes)
        .map((node) => ('value' in node ? node.value : ''))
        .join(),
    );
    expect(new Set(loaders).size).toBe(1);
    expect(loaders[0]?.length).toBeGreaterThan(0);
    expect(loaders[0]?.length).toBeLessThanOrEqual(1000);
  });

  test('has what every loader will ask for', () => {
    const problems = problemsOf(documents(), ({ tree }) => {
      const boots = loadersIn({ tree }).map((script) => attribute(script, 'data-boot') ?? '');
      return boots.flatMap((boot) => {
        if (!existsSync(join(out, boot))) return [boot];
        const chunks =
          read(boot)
            .toString()
            .match(/\/_next\/static\/chunks\/[\w.-]+\.js/g) ?? [];
        return chunks.filter((chunk) => !existsSync(join(out, chunk)));
      });
    });
    expect(problems).toEqual([]);
  });

  for (const [suffix, unpack] of [
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const) {
    test(`has a .${suffix} beside each text, with the same bytes in it`, () => {
      const texts = ending(/\.(?:html|js|css|svg|json|xml|txt)$/);
      const wrong = texts.filter((path) => {
        const packed = `${path}.${suffix}`;
        return !paths.includes(packed) || !unpack(read(packed)).equals(read(path));
      });
      expect(texts.length).toBeGreaterThan(100);
      expect(wrong).toEqual([]);
    });
  }
});
