import { sampleSite } from '@/lib/fixtures/sample-site';
import type { AnySection, AnySectionKind } from '@/lib/pages/derived-section';
import { sectionsOf } from '@/lib/sections/sections';
import { marketingSections } from './fixtures/marketing-sections';
import { readingSections } from './fixtures/reading-sections';
import { toolsSections } from './fixtures/tools-sections';

/** Kinds that pages get from an origin, goods or an article: those of the sample site are shown. */
const derivedKinds = [
  'route-hero',
  'shipping-options',
  'particulars',
  'goods-hero',
  'goods-totals',
  'related-goods',
  'byline',
] as const satisfies readonly AnySectionKind[];

type DerivedKind = (typeof derivedKinds)[number];

/** Samples have their own copy. A kind without a sample does not compile. */
const written: Record<Exclude<AnySectionKind, DerivedKind>, AnySection> = {
  ...marketingSections,
  ...readingSections,
  ...toolsSections,
};

const samplePages = ['routes/uk', 'goods/laptops'] as const;

/** One section of each kind. */
export function sectionSamples(): readonly AnySection[] {
  const [article] = sampleSite.posts;
  const entries = [...samplePages.map(sampleSite.pageById), ...(article ? [article] : [])];
  const onPages = entries.flatMap((entry) => sectionsOf(sampleSite, entry));
  const derived = derivedKinds.map((kind) => {
    const section = onPages.find((candidate) => candidate.kind === kind);
    if (!section) throw new Error(`No page of the sample site has a section "${kind}"`);
    return section;
  });
  return [...Object.values(written), ...derived];
}
