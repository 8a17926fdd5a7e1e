import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import type { Office } from '@/content/schema/site';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import styles from './address-form.module.scss';

type AddressFormProps = {
  section: SectionOf<'address-form'>;
  country: Office['country'];
  address: NonNullable<Office['parcels']>;
};

/** A filled-in address form as a figure, with numbered notes on the fields that matter. */
export function AddressForm({ section, country, address }: AddressFormProps) {
  const { caption, customer, code, fields } = section;
  const values = { ...address, country, code, customer: `${customer} ${code}` };
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
