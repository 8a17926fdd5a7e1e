import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { MapPicture } from '@/components/ui/map-picture/map-picture';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { SectionOf } from '@/content/schema/section';
import { isPlaceholder } from '@/lib/company/company';
import { worldFrame } from '@/lib/maps/world-map';
import { mapPath } from '@/lib/routes/maps';
import { fill } from '@/lib/text/fill';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import styles from './offices.module.scss';

/**
 * The offices on a drawn map and in a list, with the time at each from the first touch on; a street
 * map loads only when opened.
 */
export function Offices(section: SectionOf<'offices'>) {
  const site = currentSite();
  const { company } = site;
  const { map, open, closed, mapLabel, mapNote } = section;
  const { tag, sunriseClock } = site.locale;
  const hasAddresses = !isPlaceholder(company, 'offices');
  const locale = { tag, ...(sunriseClock && { sunriseClock }) };
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.panel}>
        <MapPicture
          src={mapPath(site, 'offices')}
          alt={fill(map, { count: String(company.offices.length - 1) })}
          {...worldFrame}
          loading="eager"
        />
      </div>
      <Behavior
        of="office-hours"
        props={{ hours: company.openingHours, locale, words: { open, closed } }}
      >
        <ul className={styles.offices}>
          {company.offices.map(({ city, country, role, scene, address, clock, timeZone }) => (
            <li key={city}>
              <Picture
                picture={{ scene }}
                sizes="(min-width: 68rem) 15rem, 7rem"
                onPhones="beside"
              />
              <div>
                <h3>{city}</h3>
                <p className={styles.country}>{country}</p>
                <p className={styles.role}>{role}</p>
                {hasAddresses && (
                  <address>
                    {address.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </address>
                )}
              </div>
              <p className={styles.clock} data-time-zone={timeZone}>
                {clock}
              </p>
            </li>
          ))}
        </ul>
      </Behavior>
      <PlaceholderNote of="offices" />
      <details className={styles.map}>
        <summary>{mapLabel}</summary>
        <Paragraph text={mapNote} />
        <iframe
          src={company.mapEmbedUrl}
          title={mapLabel}
          loading="lazy"
          width="640"
          height="400"
        />
      </details>
    </SectionFrame>
  );
}
