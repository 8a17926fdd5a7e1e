import { execFileSync } from 'node:child_process';
import { addressesOfFile } from '@/lib/pages/registry';
import { type Catalogue, parseCatalogue, translationFor } from '../content-source/catalogue';
import type { Problem } from '../content-source/problem';

/** What addresses follow from: the names of all content files, and the catalogues by language. */
type Snapshot = {
  files: readonly string[];
  catalogues: Readonly<Record<string, Catalogue>>;
};

/** All addresses of pages, each with its file: `/help/faq`, `/sw/msaada/maswali`. */
const addressesIn = ({ files, catalogues }: Snapshot): Map<string, string> =>
  new Map(
    files.flatMap((file) => {
      const msgid = addressesOfFile(file)?.canonical;
      if (msgid === undefined) return [];
      const others = Object.entries(catalogues).flatMap(([language, catalogue]) =>
        (translationFor(catalogue, { msgid })?.split(' ') ?? []).map((own): [string, string] => [
          `/${language}${own}`,
          `content/${language}.po`,
        ]),
      );
      return [[msgid, file] as [string, string], ...others];
    }),
  );

const LISTED = 5;

/** The addresses of the public site that lead nowhere any more, as a hint for each file. */
export function lostAddresses(
  before: Snapshot,
  now: Snapshot,
  redirected: readonly string[],
): Problem[] {
  const kept = new Set([...addressesIn(now).keys(), ...redirected]);
  const lost = [...addressesIn(before)].filter(([address]) => !kept.has(address));
  return [...new Set(lost.map(([, file]) => file))].map((file) => {
    const own = lost.flatMap(([address, at]) => (at === file ? [address] : []));
    const more = own.length > LISTED ? ` and ${own.length - LISTED} more` : '';
    const found = `no longer has ${own.slice(0, LISTED).join(', ')}${more}, which the public site has`;
    const fix = 'bring them back, or redirect them if they are gone on purpose';
    return { file, field: [], found, fix, isHint: true };
  });
}

/** The public site as last fetched; without that, the last commit. Undefined without Git. */
export function publicSnapshot(root: string, languages: readonly string[]): Snapshot | undefined {
  const git = (...args: string[]) => {
    const stdio = ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio, maxBuffer: 1e8 });
  };
  for (const commit of ['origin/HEAD', 'origin/main', 'HEAD']) {
    try {
      const files = git('ls-tree', '-r', '--name-only', commit, 'content/').split('\n');
      const catalogues = languages.map((language) => {
        const file = `content/${language}.po`;
        const text = files.includes(file) ? git('show', `${commit}:${file}`) : '';
        return [language, parseCatalogue(text, file)];
      });
      return { files, catalogues: Object.fromEntries(catalogues) };
    } catch {
      // The next one may be there.
    }
  }
  return undefined;
}
