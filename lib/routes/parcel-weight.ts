import type { SectionOf } from '@/content/schema/section';
import { weighed } from '@/lib/calculator/weighed-parcel';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

/** A parcel with the size and weight of its worked example. */
export function weighedExample(
  { rates, workedExamples }: Site,
  { name, example }: { name: string; example: string },
) {
  const parcel = workedExamples[example];
  if (!parcel) throw new Error(`content/worked-examples.ts has no example "${example}"`);
  return weighed({ ...parcel, name }, rates.divisor);
}

/** A parcel with both its weights; what it costs depends on the origin. */
export function parcelWeight(
  site: Site,
  { id, heading, intro, blocks, actions, ...parcel }: SectionOf<'parcel-weight'>,
): AnySectionOf<'parcel-weight'> {
  const { volumetricWeight, formula, parcel: words } = site.routePage.pricing;
  return {
    kind: 'parcel-weight',
    ...{ id, heading, intro, blocks, actions, words },
    formula: {
      name: volumetricWeight,
      text: fill(formula, { divisor: String(site.rates.divisor) }),
    },
    parcels: [{ parcel: weighedExample(site, parcel) }],
  };
}
