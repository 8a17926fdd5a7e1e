import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { FormPicture } from '@/components/sections/form/form-picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { SectionOf } from '@/content/schema/section';
import { officeIndex } from '@/lib/company/company';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';
import styles from './address-form.module.scss';

/** Shops abroad read the country in English, whatever language the page is in. */
const inEnglish = new Intl.DisplayNames('en', { type: 'region' });

/** What to write in a shop's address form, as a label: each field, its value, and what matters about it. */
export function AddressForm(section: SectionOf<'address-form'>) {
  const { caption, columns, customer, code, fields, picture } = section;
  const { offices } = currentSite().company;
  const office = offices[officeIndex(offices, section.office)];
  if (!office?.parcels)
    throw new Error(`content/site.ts has no office "${section.office}" with \`parcels\``);
  const { parcels, countryCode } = office;
  const country = inEnglish.of(countryCode) ?? countryCode;
  const values = { ...parcels, country, code, customer: `${customer} ${code}` };
  return (
    <SectionFrame
      section={section}
      layout="split"
      picture={picture && <FormPicture picture={picture} />}
    >
      <PlaceholderNote of="offices" />
      <div className={styles.form}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, shows, note }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <b>{values[shows]}</b>
                  <Paragraph text={note} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionFrame>
  );
}
