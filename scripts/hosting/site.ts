import type { HostedPage } from './pages';
import { FRAMELESS, isFolder, kept, policyHeader, REVALIDATE } from './rules';

/** What the configuration of a server of one's own is written from. */
export type HostedSite = {
  /** The domain, without scheme or port. */
  host: string;
  /** Names what was built. Each release has a folder of its own, so that no page ever meets the
   * policies of another. */
  release: string;
  pages: readonly HostedPage[];
};

/** Where releases are kept on a server. */
export const SERVER_FOLDER = '/var/www/nectarine';

/** The first lines of a configuration. */
export const headlines = ({ release }: HostedSite) => [
  `# release ${release}`,
  '# Written by `npm run build`; docs/deploy.md says what to do with it.',
];

/** An address as a regular expression has it. */
export const escaped = (address: string) => address.replaceAll('.', '\\.');

/** A group of lines in braces, as servers write it. */
export const blockOf =
  (indentation: string) =>
  (head: string, lines: readonly string[]): string[] => [
    `${head} {`,
    ...lines.map((line) => (line ? indentation + line : line)),
    '}',
  ];

/** A header that depends on the file: what it is by file or pattern, and for all others. */
export type HeaderTable = {
  rows: readonly (readonly [file: string, value: string])[];
  rest: string;
};

/** The content policy of every file. */
export const policyTable = ({ pages }: HostedSite): HeaderTable => ({
  rows: pages.map(({ file, policy }) => [file, policyHeader(policy)]),
  rest: FRAMELESS,
});

/** How long browsers keep every file. */
export const keptTable: HeaderTable = {
  rows: kept.map(({ address, cacheControl }) => [
    `~^${escaped(address)}${isFolder(address) ? '' : '$'}`,
    cacheControl,
  ]),
  rest: REVALIDATE,
};
