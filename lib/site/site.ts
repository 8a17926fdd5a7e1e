import type { SiteContent } from '@/content/schema/site-content';
import type { Registry } from '@/lib/pages/registry';
import type { Environment } from './environment';

/** The site in one language: its content with all facts filled in, its pages, and its addresses. */
export type Site = SiteContent & Registry & Environment;
