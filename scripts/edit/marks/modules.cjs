/** Functions that show a fact in words: the words carry its place. */
exports.showing = ['lib/format/date.ts', 'lib/format/money.ts', 'lib/format/number.ts'];

/** Functions that reckon with texts or hand them to others than readers: they get them bare. */
exports.reckoning = [
  'lib/calculator/estimate.ts',
  'lib/calculator/shillings.ts',
  'lib/calculator/weighed-parcel.ts',
  'lib/facts/membership.ts',
  'lib/facts/worked-example.ts',
  'lib/maps/route-map.ts',
  'lib/maps/world-map.ts',
  'lib/membership/pay-back.ts',
  'lib/search/entries.ts',
  'lib/seo/feed.ts',
  'lib/seo/metadata.ts',
  'lib/seo/sitemap.ts',
  'lib/seo/structured-data.ts',
  'lib/text/day-range.ts',
  'lib/text/reading-time.ts',
];
