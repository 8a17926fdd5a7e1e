import { site } from '@/content/site';

/** What a phone calls up: `tel:+255000000000`. */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`;

/** The chat number as addresses have it: digits only, country code first. */
export const chatNumber = site.chat.replace(/\D/g, '');
