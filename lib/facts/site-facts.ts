import { facts as companyFacts } from '@/content/facts';
import { words } from '@/content/interface';
import { membership } from '@/content/membership';
import { routes, services } from '@/content/modules.generated';
import { rates } from '@/content/rates';
import { site } from '@/content/site';
import { workedExamples } from '@/content/worked-examples';
import { factsFrom } from './facts';
import type { Facts } from './facts-by-name';
import { withFacts } from './references';

/** The facts of this site's content. */
export const facts: Facts = factsFrom({
  origins: routes,
  counts: { services: Object.keys(services).length, offices: site.offices.length },
  rates,
  facts: companyFacts,
  membership,
  openingHours: site.openingHours,
  examples: workedExamples,
  words,
});

/** A piece of this site's content with its facts filled in. */
export const filledIn = <Content>(content: Content): Content => withFacts(content, facts);
