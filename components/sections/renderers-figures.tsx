/** Sections that show or draw figures. The figures are looked up and calculated here. */
import { customs } from '@/content/customs';
import { landedCost } from '@/content/landed-cost';
import { membership } from '@/content/membership';
import { rates } from '@/content/rates';
import type { SectionOf } from '@/content/schema/section';
import { shipmentStages } from '@/content/shipment-stages';
import { workedExamples } from '@/content/worked-examples';
import { weighed } from '@/lib/calculator/weighed-parcel';
import { filledIn } from '@/lib/facts/site-facts';
import { workedLandedCost } from '@/lib/landed-cost/example-parts';
import { planOf, termsOf } from '@/lib/membership/membership';
import { pageById } from '@/lib/pages/registry';
import { sectionsOf } from '@/lib/pages/sections-of';
import { JourneyRail } from './journey/journey';
import { LandedCostBar } from './landed-cost/landed-cost';
import { PayBack } from './pay-back/pay-back';
import { Plans } from './plans/plans';
import { TableSection } from './table/table';
import { VolumetricWeight } from './volumetric-weight/volumetric-weight';

/** The plans as the membership page sells them. */
const membershipPlans = () =>
  sectionsOf(pageById('membership')).flatMap((section) =>
    section.kind === 'plans'
      ? section.items.map(({ name, plan }) => planOf(name, termsOf(plan, membership)))
      : [],
  );

/** A parcel of the section with the size and weight of its worked example. */
function weighedExample({ name, example }: { name: string; example: string }) {
  const parcel = workedExamples[example];
  if (!parcel) throw new Error(`content/worked-examples.ts has no example "${example}"`);
  return weighed({ ...parcel, name }, rates.divisor);
}

/** Their part of the map from kind to component. */
export const drawnSections = {
  'landed-cost': (section: SectionOf<'landed-cost'>) => (
    <LandedCostBar
      section={section}
      example={landedCost}
      worked={workedLandedCost(landedCost, customs, rates.shilling.perUnit)}
    />
  ),
  'pay-back': (section: SectionOf<'pay-back'>) => (
    <PayBack section={section} plans={membershipPlans()} />
  ),
  plans: (section: SectionOf<'plans'>) => (
    <Plans section={section} termsOf={(plan) => termsOf(plan, membership)} />
  ),
  'shipment-stages': ({ show, ...frame }: SectionOf<'shipment-stages'>) =>
    show === 'tracking' ? (
      <JourneyRail section={frame} journey={filledIn(shipmentStages.tracking)} />
    ) : (
      <TableSection {...frame} kind="table" table={filledIn(shipmentStages.cases)} />
    ),
  'volumetric-weight': (section: SectionOf<'volumetric-weight'>) => (
    <VolumetricWeight section={section} parcels={section.parcels.map(weighedExample)} />
  ),
};
