import { currentSite } from '@/components/current-site/current-site';
import type { RichText } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import { fill } from '@/lib/text/fill';
import { TableSection } from './table/table';

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
  return <TableSection {...section} kind="table" table={table} />;
}
