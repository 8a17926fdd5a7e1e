import type { SiteContent } from '@/content/schema/site-content';
import type { Locale } from '@/lib/format/locale';
import type { Registry } from '@/lib/pages/registry';
import type { Environment } from './environment';

/**
 * The site in one language: its content with all facts filled in, how it writes figures, its pages, and
 * its addresses.
 */
export type Site = SiteContent & { readonly locale: Locale } & Registry & Environment;
