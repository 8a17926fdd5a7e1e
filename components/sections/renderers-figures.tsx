/** Sections that show or draw figures. The figures are looked up and calculated here. */
import { currentSite } from '@/components/current-site/current-site';
import type { SectionOf } from '@/content/schema/section';
import { weighed } from '@/lib/calculator/weighed-parcel';
import { workedLandedCost } from '@/lib/landed-cost/example-parts';
import { planOf } from '@/lib/membership/membership';
import { termsOf } from '@/lib/membership/terms-of';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { sectionsOf } from '@/lib/pages/sections-of';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import { Containers } from './containers/containers';
import { JourneyRail } from './journey/journey';
import { LandedCostBar } from './landed-cost/landed-cost';
import { PayBack } from './pay-back/pay-back';
import { Plans } from './plans/plans';
import { RoutePricing } from './route-pricing/route-pricing';
import { RouteTotal } from './route-total/route-total';
import { Track } from './track/track';
import { TwoWays } from './two-ways/two-ways';
import { VolumetricWeight } from './volumetric-weight/volumetric-weight';

/** The plans as the membership page sells them. */
const membershipPlans = (site: Site) =>
  sectionsOf(site, site.pageById('membership')).flatMap((section) =>
    section.kind === 'plans'
      ? section.items.map(({ name, plan }) => planOf(name, termsOf(plan, site.membership)))
      : [],
  );

/** A parcel of the section with the size and weight of its worked example. */
function weighedExample({ name, example }: { name: string; example: string }) {
  const { rates, workedExamples } = currentSite();
  const parcel = workedExamples[example];
  if (!parcel) throw new Error(`content/worked-examples.ts has no example "${example}"`);
  return weighed({ ...parcel, name }, rates.divisor);
}

/** A parcel with both its weights; what it costs depends on the origin. */
function ParcelWeight({ section }: { section: SectionOf<'parcel-weight'> }) {
  const { rates, routePage } = currentSite();
  const { volumetricWeight, formula, parcel } = routePage.pricing;
  return (
    <RoutePricing
      {...section}
      kind="route-pricing"
      formula={{ name: volumetricWeight, text: fill(formula, { divisor: String(rates.divisor) }) }}
      parcels={[{ parcel: weighedExample(section) }]}
      words={parcel}
    />
  );
}

/** This module's part of the map from section kind to component. */
export const drawnSections = {
  containers: (section: SectionOf<'containers'>) => <Containers {...section} />,
  'landed-cost': (section: SectionOf<'landed-cost'>) => {
    const { customs, landedCost, rates } = currentSite();
    const worked = workedLandedCost(landedCost, customs, rates.shilling.perUnit);
    return <LandedCostBar section={section} example={landedCost} worked={worked} />;
  },
  'parcel-weight': (section: SectionOf<'parcel-weight'>) => <ParcelWeight section={section} />,
  'pay-back': (section: SectionOf<'pay-back'>) => (
    <PayBack section={section} plans={membershipPlans(currentSite())} />
  ),
  plans: (section: SectionOf<'plans'>) => {
    const { membership } = currentSite();
    return <Plans section={section} termsOf={(plan) => termsOf(plan, membership)} />;
  },
  'shipment-stages': (section: SectionOf<'shipment-stages'>) => (
    <JourneyRail section={section} journey={currentSite().shipmentStages.tracking} />
  ),
  'route-pricing': (section: AnySectionOf<'route-pricing'>) => <RoutePricing {...section} />,
  'route-total': (section: AnySectionOf<'route-total'>) => <RouteTotal {...section} />,
  track: (section: SectionOf<'track'>) => (
    <Track section={section} cases={currentSite().shipmentStages.cases} />
  ),
  'two-ways': (section: SectionOf<'two-ways'>) => <TwoWays {...section} />,
  'volumetric-weight': (section: SectionOf<'volumetric-weight'>) => (
    <VolumetricWeight section={section} parcels={section.parcels.map(weighedExample)} />
  ),
};
