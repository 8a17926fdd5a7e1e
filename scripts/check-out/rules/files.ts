import type { Found, Rule } from '../rule';
import type { Site } from '../site';

const ending = ({ files }: Site, pattern: RegExp) =>
  [...files.keys()].filter((file) => pattern.test(file));

const located = (found: string) => (where: string) => ({ where, found });

/** Hosts differ in whether they serve dotfiles; only `.well-known` belongs in a build. */
const hiddenFiles = (site: Site) =>
  ending(site, /\/\.(?!well-known\/)/).map(located('a hidden file'));

function sourceMaps(site: Site): Found[] {
  const naming = ending(site, /\.(?:js|css)$/).filter((file) =>
    site.files.get(file)?.includes('sourceMappingURL='),
  );
  return [...ending(site, /\.map$/), ...naming].map(located('a source map'));
}

/** What the finishing step writes is checked by its own tests and by `npm run size`. */
export const fileRules: readonly Rule[] = [
  { name: 'no hidden files', fix: 'remove it from public/', find: hiddenFiles },
  { name: 'no source maps', fix: 'see the finishing step of the build', find: sourceMaps },
];
