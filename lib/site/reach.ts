import type { Site as Company } from '@/content/schema/site';

/** The link that calls the company: `tel:+255000000000`. */
export const phoneHref = ({ phone }: Pick<Company, 'phone'>): string =>
  `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The chat number as used in links: digits only, country code first. */
export const chatNumber = ({ chat }: Pick<Company, 'chat'>): string => chat.replace(/\D/g, '');
