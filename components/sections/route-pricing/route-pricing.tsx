import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Blocks } from '@/components/ui/blocks/blocks';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { pricedParcels } from '@/lib/routes/sections';
import { DrawnParcel } from '../volumetric-weight/drawn-parcel';
import styles from './route-pricing.module.scss';

/** What a route costs by air, next to parcels from there that are drawn to scale. */
export function RoutePricing({ origin, ...section }: AnySectionOf<'route-pricing'>) {
  const site = currentSite();
  const parcels = pricedParcels(site, origin);
  const words = site.routePage.pricing.parcel;
  return (
    <SectionFrame
      section={section}
      layout="split"
      picture={
        parcels.length > 0 && (
          <div className={clsx(styles.parcels, parcels.length === 1 && styles.one)}>
            {parcels.map((parcel) => (
              <DrawnParcel
                key={parcel.name}
                parcel={parcel}
                beside={parcels}
                words={words}
                price={parcel.price}
              />
            ))}
          </div>
        )
      }
    >
      <Blocks blocks={section.blocks} subheadingLevel={3} />
    </SectionFrame>
  );
}
