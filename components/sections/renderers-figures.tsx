/** Sections that show or draw figures. The figures are looked up and calculated here. */
import { currentSite } from '@/components/current-site/current-site';
import type { SectionOf } from '@/content/schema/section';
import { termsOf } from '@/lib/membership/membership';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { weighedExample } from '@/lib/routes/parcel-weight';
import { LandedCost } from './landed-cost/landed-cost';
import { ParcelWeight } from './parcel-weight/parcel-weight';
import { Plans } from './plans/plans';
import { Stages } from './stages/stages';
import { Track } from './stages/track';
import { VolumetricWeight } from './volumetric-weight/volumetric-weight';

/** This module's part of the map from section kind to component. */
export const drawnSections = {
  'landed-cost': (section: AnySectionOf<'landed-cost'>) => <LandedCost {...section} />,
  'parcel-weight': (section: AnySectionOf<'parcel-weight'>) => <ParcelWeight {...section} />,
  plans: (section: SectionOf<'plans'>) => {
    const { membership } = currentSite();
    return <Plans section={section} termsOf={(plan) => termsOf(plan, membership)} />;
  },
  'shipment-stages': (section: SectionOf<'shipment-stages'>) => (
    <Stages section={section} tracking={currentSite().shipmentStages.tracking} />
  ),
  track: (section: SectionOf<'track'>) => (
    <Track section={section} cases={currentSite().shipmentStages.cases} />
  ),
  'volumetric-weight': (section: SectionOf<'volumetric-weight'>) => (
    <VolumetricWeight
      section={section}
      parcels={section.parcels.map((parcel) => weighedExample(currentSite(), parcel))}
    />
  ),
};
