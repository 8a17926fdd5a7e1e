import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { RichText } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import { fill } from '@/lib/text/fill';
import { PlaceholderNote } from './placeholder-note/placeholder-note';

/** The company's registered name, numbers and licenses, as a table. */
export function CompanyFactsSection({ section }: { section: SectionOf<'company-facts'> }) {
  const { company, words } = currentSite();
  const { name, registration, taxNumber, licenses } = company.legal;
  const { columns, license, ...labels } = words.companyFacts;
  const rows: RichText[][] = [
    [labels.name, name],
    [labels.registration, registration],
    [labels.taxNumber, taxNumber],
    ...licenses.map(({ number, url, ...given }) => [fill(license, given), [{ text: number, url }]]),
  ];
  const table = { caption: labels.caption, columns: [columns.fact, columns.value], rows };
  return (
    <SectionFrame section={section} layout="split">
      <PlaceholderNote of="legal" />
      <DataTable table={table} />
    </SectionFrame>
  );
}
