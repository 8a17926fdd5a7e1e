import type { HostedPage } from './pages';
import { FRAMELESS, isFolder, kept, policyHeader, REVALIDATE } from './rules';

/** The values from which server configurations are generated. */
export type HostedSite = {
  /** The domain, without scheme or port. */
  host: string;
  /**
   * Identifies the build. Each release has its own folder, so that no page is ever served with the
   * policies of another.
   */
  release: string;
  pages: readonly HostedPage[];
};

/** The folder of releases on a server. */
export const SERVER_FOLDER = '/var/www/nectarine';

export const FIRST_LINES =
  '# Written by `npm run build`; docs/deploy.md says what to do with it.\n';

/** An address as a regular expression. */
export const escaped = (address: string) => address.replaceAll('.', '\\.');

/** A line of a configuration for each item, indented like the first one. */
export const linesOf = <Item>(
  items: readonly Item[],
  line: (item: Item) => string,
  indentation = '  ',
): string => items.map(line).join(`\n${indentation}`);

/** A header that depends on the file: its value by file or pattern, and the default. */
export type HeaderTable = {
  rows: readonly (readonly [file: string, value: string])[];
  rest: string;
};

/** The content security policy of every file. */
export const policyTable = ({ pages }: HostedSite): HeaderTable => ({
  rows: pages.map(({ file, policy }) => [file, policyHeader(policy)]),
  rest: FRAMELESS,
});

/** The caching of every file. */
export const keptTable: HeaderTable = {
  rows: kept.map(({ address, cacheControl }) => [
    `~^${escaped(address)}${isFolder(address) ? '' : '$'}`,
    cacheControl,
  ]),
  rest: REVALIDATE,
};
