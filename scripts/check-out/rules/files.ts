import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { attribute, named, rawText } from '../../files/html-tree';
import { type Found, onEveryPage, type Rule } from '../rule';
import type { Page, Site } from '../site';

const textFiles = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Text files for hosts and visitors; all others are payloads of client navigation. */
const knownTexts = ['/robots.txt', '/.well-known/security.txt'];

const ending = ({ files }: Site, pattern: RegExp) =>
  [...files.keys()].filter((file) => pattern.test(file));

const located = (found: string) => (page: string) => ({ where: page, found });

const navigationData = (site: Site) =>
  ending(site, /\.txt$/)
    .filter((file) => !knownTexts.includes(file))
    .map(located('a payload of client navigation'));

/** Hosts differ in whether they serve dotfiles; only `.well-known` belongs in a build. */
const hiddenFiles = (site: Site) =>
  ending(site, /\/\.(?!well-known\/)/).map(located('a hidden file'));

function sourceMaps(site: Site): Found[] {
  const naming = ending(site, /\.(?:js|css)$/).filter((file) =>
    site.files.get(file)?.includes('sourceMappingURL='),
  );
  return [...ending(site, /\.map$/), ...naming].map(located('a source map'));
}

function eager({ tree }: Page): string[] {
  const scripts = named(tree, 'script').flatMap((script) => attribute(script, 'src') ?? []);
  const sheets = named(tree, 'link')
    .filter((link) => /preload|stylesheet/.test(attribute(link, 'rel') ?? ''))
    .filter((link) => attribute(link, 'as') !== 'font')
    .flatMap((link) => attribute(link, 'href') ?? []);
  return [...scripts, ...sheets];
}

const ofOld = ({ tree }: Page) =>
  named(tree, 'script')
    .filter((script) => attribute(script, 'nomodule') !== undefined)
    .map(() => 'a script for legacy browsers');

/** The inline script that runs. */
const loadersIn = ({ tree }: Page) =>
  named(tree, 'script').filter(
    (script) => attribute(script, 'type') === undefined && attribute(script, 'src') === undefined,
  );

const loaderText = (page: Page) => loadersIn(page).map(rawText).join('\n');

/** Compares a page's loader with the first page's. */
const otherLoader = (page: Page, { documents }: Site) => {
  const [first] = documents;
  const text = loaderText(page);
  if (text.length === 0) return ['no loader'];
  return first && text !== loaderText(first) ? [`not the loader of ${first.path}`] : [];
};

const scriptNames = /\/_next\/static\/islands\/[\w.-]+\.js/g;

/** Missing files that the loader or its scripts would request. */
function missingScripts({ tree }: Page, { files }: Site): string[] {
  const roots = named(tree, 'island-root');
  const asked = new Set(roots.flatMap((root) => attribute(root, 'data-load')?.split(' ') ?? []));
  // Iterating a set includes entries added meanwhile.
  for (const file of asked)
    for (const name of String(files.get(file) ?? '').match(scriptNames) ?? []) asked.add(name);
  return [...asked].filter((file) => !files.has(file)).map((file) => `no ${file}`);
}

/** The decoded content of a compressed file; undefined if it is damaged. */
function unpacked(packed: Buffer | undefined, unpack: (packed: Buffer) => Buffer) {
  try {
    return packed && unpack(packed);
  } catch {
    return undefined;
  }
}

const compressed =
  (suffix: string, unpack: (packed: Buffer) => Buffer) =>
  (site: Site): Found[] =>
    ending(site, textFiles)
      .filter((file) => {
        const original = site.files.get(file);
        const content = unpacked(site.files.get(`${file}.${suffix}`), unpack);
        return !original || !content?.equals(original);
      })
      .map(located(`no .${suffix} with the same bytes`));

const fix = 'see the finishing step of the build';

export const fileRules: readonly Rule[] = [
  { name: 'no navigation data', fix, find: navigationData },
  { name: 'no hidden files', fix: 'remove it from public/', find: hiddenFiles },
  { name: 'no source maps', fix, find: sourceMaps },
  { name: 'no script before interaction', fix, find: onEveryPage(eager) },
  { name: 'no legacy scripts', fix, find: onEveryPage(ofOld) },
  { name: 'one loader', fix, find: onEveryPage(otherLoader) },
  { name: 'loader files', fix, find: onEveryPage(missingScripts) },
  { name: 'brotli', fix, find: compressed('br', brotliDecompressSync) },
  { name: 'gzip', fix, find: compressed('gz', gunzipSync) },
];
