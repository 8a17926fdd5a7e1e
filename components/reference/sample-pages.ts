import type { AnySection, AnySectionKind } from '@/lib/pages/derived-section';
import { sectionSamples } from './section-samples';

/** Kinds of pages, each with the sections that it usually has, in their order. */
const KINDS = {
  home: ['home-hero', 'service-cards', 'points', 'departures-board', 'testimonial-carousel'],
  service: ['page-hero', 'steps', 'table', 'prose', 'faq', 'call-to-action'],
  route: ['route-hero', 'shipping-options', 'table', 'particulars', 'faq', 'call-to-action'],
  'route-index': ['page-hero', 'departures-board', 'link-cards', 'call-to-action'],
  article: ['page-hero', 'post-byline', 'document', 'page-date', 'call-to-action'],
  goods: ['goods-hero', 'goods-totals', 'goods-breakdown', 'particulars', 'faq', 'goods-list'],
  'goods-index': ['page-hero', 'goods-index', 'call-to-action'],
  document: ['page-hero', 'document', 'page-date'],
  form: ['page-hero', 'quote-form', 'points', 'call-to-action'],
  tools: ['page-hero', 'tracking-form', 'calculator', 'volumetric-weight', 'landed-cost'],
  help: ['page-hero', 'help-search', 'link-tabs', 'link-cards', 'call-to-action'],
  'not-found': ['not-found'],
} as const satisfies Record<string, readonly AnySectionKind[]>;

export type SamplePageKind = keyof typeof KINDS;

export const samplePageKinds = Object.keys(KINDS) as SamplePageKind[];

/** The sections of a page of this kind, from the samples, so that no content changes the page. */
export function samplePage(kind: SamplePageKind): AnySection[] {
  const samples = sectionSamples().map(({ section }) => section);
  return KINDS[kind].flatMap((name) => samples.find((section) => section.kind === name) ?? []);
}
