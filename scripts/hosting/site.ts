import type { HostedPage } from './pages';

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
