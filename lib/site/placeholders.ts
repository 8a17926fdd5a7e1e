import type { Site as Company } from '@/content/schema/site';

/** What placeholders contain: a reserved domain, runs of zeros, or the word "Placeholder". */
const signs = [
  /\.example\b/,
  /(?<!\d)0{3,}(?:[ /-]?0{3,})+(?!\d)/,
  /(?<!\d)0{6,}(?!\d)/,
  /\bPlaceholder\b/,
];

/** The facts that only the company can supply. */
const facts = [
  ...(['url', 'phone', 'chat', 'emails'] as const),
  ...(['portal', 'social', 'offices', 'legal'] as const),
];
export type CompanyFact = (typeof facts)[number];

/** Whether a fact about the company is still a placeholder, as a whole or in part. */
export const isPlaceholder = (company: Company, fact: CompanyFact): boolean =>
  signs.some((sign) => sign.test(JSON.stringify(company[fact])));

/** The facts about the company that are still placeholders. */
export const standingFacts = (company: Company): CompanyFact[] =>
  facts.filter((fact) => isPlaceholder(company, fact));
