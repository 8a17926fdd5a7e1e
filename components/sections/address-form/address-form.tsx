import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { officeIndex } from '@/lib/site/company';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import styles from './address-form.module.scss';

/** A filled-in address form as a figure, with numbered notes on the fields that matter. */
export function AddressForm({ section }: { section: SectionOf<'address-form'> }) {
  const { caption, customer, code, fields } = section;
  const { offices } = currentSite().company;
  const office = offices[officeIndex(offices, section.office)];
  if (!office?.parcels)
    throw new Error(`content/site.ts has no office "${section.office}" with \`parcels\``);
  const { parcels, country } = office;
  const values = { ...parcels, country, code, customer: `${customer} ${code}` };
  const notes = fields.flatMap(({ label, note }) => (note ? [{ label, note }] : []));
  return (
    <SectionFrame section={section} layout="split">
      <PlaceholderNote of="offices" />
      <div className={styles.pair}>
        <figure className={styles.form}>
          <figcaption>{caption}</figcaption>
          <dl>
            {fields.map(({ label, shows, note }) => (
              <div key={label}>
                <dt className={note && styles.numbered}>{label}</dt>
                <dd>{values[shows]}</dd>
              </div>
            ))}
          </dl>
        </figure>
        <ol className={styles.notes}>
          {notes.map(({ label, note }) => (
            <li key={label}>
              <b>{label}.</b> {note}
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
