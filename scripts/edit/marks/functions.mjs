/** Modules that work with texts. Those that put a figure into words are in `lib/format`. */

/** Functions that cut a text into pieces: a marked text stays in one piece. */
export const cutting = ['lib/text/dates.ts', 'lib/text/figure-pieces.ts'];

/** Functions that look up the translation of a text. */
export const translating = ['lib/languages/look-up.ts'];

/** Functions that calculate with texts or pass them to machines: they get them without marks. */
export const calculating = [
  'lib/price/air-freight.ts',
  'lib/calculator/shillings.ts',
  'lib/calculator/url-fragment.ts',
  'lib/calculator/weighed-parcel.ts',
  'lib/facts/worked-example.ts',
  'lib/landed-cost/enquiry-cost.ts',
  'lib/landed-cost/goods-costs.ts',
  'lib/landed-cost/landed-cost.ts',
  'lib/maps/route-map.ts',
  'lib/maps/world-map.ts',
  'lib/membership/membership.ts',
  'lib/near-misses/candidates.ts',
  'lib/price/price.ts',
  'lib/search/entries.ts',
  'lib/seo/feed.ts',
  'lib/seo/metadata.ts',
  'lib/seo/sitemap.ts',
  'lib/seo/structured-data.ts',
  'lib/site/company.ts',
  'lib/text/figure-range.ts',
  'lib/text/plain-text.ts',
  'lib/time/time-axis.ts',
];
