import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { SectionOf } from '@/content/schema/section';
import { officeIndex } from '@/lib/company/company';
import { PlaceholderNote } from '../placeholder-note/placeholder-note';

/** Shops abroad read the country in English, whatever language the page is in. */
const inEnglish = new Intl.DisplayNames('en', { type: 'region' });

/** A filled-in address form as a table: each field, what to write, and what matters about it. */
export function AddressForm(section: SectionOf<'address-form'>) {
  const { caption, columns, customer, code, fields } = section;
  const { offices } = currentSite().company;
  const office = offices[officeIndex(offices, section.office)];
  if (!office?.parcels)
    throw new Error(`content/site.ts has no office "${section.office}" with \`parcels\``);
  const { parcels, countryCode } = office;
  const country = inEnglish.of(countryCode) ?? countryCode;
  const values = { ...parcels, country, code, customer: `${customer} ${code}` };
  const rows = fields.map(({ label, shows, note }) => [
    label,
    `**${values[shows]}**${note ? `. ${note}` : ''}`,
  ]);
  return (
    <SectionFrame section={section} layout="split">
      <PlaceholderNote of="offices" />
      <DataTable table={{ caption, columns, rows }} />
    </SectionFrame>
  );
}
