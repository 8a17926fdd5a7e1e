import type { Company, Office } from '@/content/schema/site';
import type { TicketEnd } from '@/lib/ticket/ticket';

/** The link that calls the company: `tel:+255000000000`. */
export const phoneHref = ({ phone }: Pick<Company, 'phone'>): string =>
  `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The chat number as used in links: digits only, country code first. */
export const chatNumber = ({ chat }: Pick<Company, 'chat'>): string => chat.replace(/\D/g, '');

/** Where shipments arrive: the airport and city of the head office. */
export const homeEnd = ({ airport, offices }: Pick<Company, 'airport' | 'offices'>): TicketEnd => ({
  code: airport,
  city: offices[0]?.city,
});

export function officeIndex(offices: readonly Pick<Office, 'city'>[], city: string): number {
  return offices.findIndex((office) => office.city === city);
}

/** What placeholders contain as JSON: a reserved domain, runs of zeros, or the word "Placeholder". */
const signs = [/\.example\b/, /\D0{3,}(?:[ /-]?0{3,})+(?!\d)/, /\D0{6,}(?!\d)/, /\bPlaceholder\b/];

/** The facts that only the company can supply. */
const facts = ['url', 'phone', 'chat', 'emails', 'portal', 'social', 'offices', 'legal'] as const;
export type CompanyFact = (typeof facts)[number];

export const isPlaceholder = (company: Company, fact: CompanyFact): boolean =>
  signs.some((sign) => sign.test(JSON.stringify(company[fact])));

export const standingFacts = (company: Company): CompanyFact[] =>
  facts.filter((fact) => isPlaceholder(company, fact));
