import type { SiteContent } from '@/content/schema/site-content';
import { factsFrom } from '@/lib/facts/facts';
import { withFacts } from '@/lib/facts/references';
import { localeOf } from '@/lib/format/locales/locale-of';
import { createRegistry } from '@/lib/pages/registry';
import { environmentOf } from './environment';
import { oncePer } from './once-per';
import type { Site } from './site';

/** Builds the site of one language. Each content object gives one site, built on first use. */
export const siteOf = oncePer((content: SiteContent): Site => {
  const { collections, company, companyFacts, customs, membership, rates, words, workedExamples } =
    content;
  const locale = localeOf(content.language);
  const facts = factsFrom({
    locale,
    origins: collections.routes,
    counts: {
      services: Object.keys(collections.services).length,
      offices: company.offices.length,
    },
    rates,
    customs,
    facts: companyFacts,
    membership,
    openingHours: company.openingHours,
    examples: workedExamples,
    words,
  });
  const filled = withFacts(content, facts);
  return { ...filled, locale, ...createRegistry(filled, locale), ...environmentOf(filled.company) };
});
