import type { Site } from '../../lib/site/site';
import { siteAt } from '../../lib/site/sites';
import { notFoundAddresses } from '../hosting/rules';
import type { LimitedPage } from './limits';

/**
 * The page at an address, whatever its language.
 * @param sites the site in all its languages
 * @param path of a file in `out/`, without `.html`
 * @returns undefined for a file that is not a page of the site
 */
export const pageIdAt = (sites: readonly Site[], path: string): LimitedPage | undefined =>
  notFoundAddresses.includes(path) ? 'not-found' : siteAt(sites, path).pageAt(path)?.id;
