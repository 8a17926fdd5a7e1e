import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import type { Office } from '@/content/schema/site';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import styles from './offices.module.scss';

type OfficesProps = {
  section: SectionOf<'offices'>;
  offices: readonly Office[];
  mapUrl: string;
};

/** The offices, with a map that loads only when opened. */
export function Offices({ section, offices, mapUrl }: OfficesProps) {
  const { mapLabel, mapNote } = section;
  return (
    <SectionFrame section={section} layout="split">
      <PlaceholderNote of="offices" />
      <ul className={styles.offices}>
        {offices.map(({ city, country, role, address }) => (
          <li key={city}>
            <h3>{city}</h3>
            <p className={styles.role}>
              {role}, {country}
            </p>
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </li>
        ))}
      </ul>
      <details className={styles.map}>
        <summary>{mapLabel}</summary>
        <p>
          <RichText text={mapNote} />
        </p>
        <iframe src={mapUrl} title={mapLabel} loading="lazy" width="640" height="400" />
      </details>
    </SectionFrame>
  );
}
