import type { Found, Rule } from './rule';
import type { BuiltSite } from './site';

/** Hosts differ in whether they serve dotfiles. */
const hidden = ({ files }: BuiltSite): Found[] =>
  [...files.keys()]
    .filter((file) => /\/\.(?!well-known\/)/.test(file))
    .map((where) => ({ where, found: 'a hidden file' }));

/** What Next's own scripts would request; the finishing step removes it. */
const leftovers = ({ files }: BuiltSite): Found[] =>
  [...files.keys()]
    .filter(
      (file) =>
        /\/__next\.|^\/_not-found|^\/_next\/static\/(?!islands\/|media\/)/.test(file) ||
        (file.endsWith('.txt') && files.has(file.replace(/\.txt$/, '.html'))),
    )
    .map((where) => ({ where, found: 'a file that no page requests' }));

const SECURITY = '/.well-known/security.txt';

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
  { name: 'no hidden files', fix: 'remove it from public/', find: hidden },
  { name: 'no leftovers', fix: 'see sweep.ts of finish-export', find: leftovers },
  { name: 'scripts', fix: 'write the regular expression without it', find: lookbehinds },
  { name: 'security.txt', fix: 'build again', find: expired },
];
