import { sectionsOf } from '@/lib/pages/sections';
import type { Site } from '@/lib/site/site';
import { type Plan, planOf, termsOf } from './membership';

/** The plans as the membership page sells them. */
export const membershipPlans = (site: Site): Plan[] =>
  sectionsOf(site, site.pageById('membership')).flatMap((section) =>
    section.kind === 'plans'
      ? section.items.map(({ name, plan }) => planOf(name, termsOf(plan, site.membership)))
      : [],
  );
