import type { Found, Rule } from './rule';
import type { BuiltSite } from './site';

const named = ({ files }: BuiltSite, pattern: RegExp, found: string): Found[] =>
  [...files.keys()].filter((file) => pattern.test(file)).map((where) => ({ where, found }));

const SECURITY = '/.well-known/security.txt';

/** Browsers and phones request these by name. */
const requested = ['/favicon.ico', '/apple-touch-icon.png', SECURITY];

/** An expired security contact is not trusted. */
function expired({ files }: BuiltSite): Found[] {
  const text = String(files.get(SECURITY));
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  return Date.parse(expires) > Date.now() && /^Contact: \S/m.test(text)
    ? []
    : [{ where: SECURITY, found: 'expired, or without a contact' }];
}

/** Safari before 16.4 reads none, and ends the script that contains one. */
const lookbehinds = ({ files }: BuiltSite): Found[] =>
  [...files]
    .filter(([file, text]) => file.endsWith('.js') && /\(\?<[=!]/.test(text.toString()))
    .map(([where]) => ({ where, found: 'a lookbehind' }));

/** What the finishing step writes is checked by its own tests and by `npm run size`. */
export const fileRules: readonly Rule[] = [
  {
    // Hosts differ in whether they serve dotfiles.
    name: 'no hidden files',
    fix: 'remove it from public/',
    find: (site) => named(site, /\/\.(?!well-known\/)/, 'a hidden file'),
  },
  {
    name: 'no source maps',
    fix: 'see the finishing step of the build',
    find: (site) => named(site, /\.map$/, 'a source map'),
  },
  { name: 'scripts', fix: 'write the regular expression without it', find: lookbehinds },
  {
    name: 'well-known files',
    fix: 'restore it in public/',
    find: ({ files }) =>
      requested
        .filter((file) => !files.has(file))
        .map((file) => ({ where: file, found: 'is missing' })),
  },
  { name: 'security.txt', fix: 'build again', find: expired },
];
