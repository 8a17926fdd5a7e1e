import type { PageId } from '@/content/page-ids.generated';
import type { Registry } from './registry';

/** What a visitor without a network looks for: how to reach the company, parcels, rates, costs. */
const ids: readonly PageId[] = [
  'home',
  'contact',
  'tracking',
  'shipping-routes',
  'help/shipping-tools',
  'help/landed-cost',
];

/** Paths of the pages that browsers on a good connection keep before they are opened. */
export const keptAhead = ({ pageById }: Pick<Registry, 'pageById'>): string[] =>
  ids.map((id) => pageById(id).path);
