import { words } from '@/content/interface';
import type { RichText } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import { site } from '@/content/site';
import { fill } from '@/lib/text/fill';
import { TableSection } from './table/table';

/** Who the company is in law, as a table: its name, numbers and licenses, looked up here. */
export function CompanyFactsSection({ section }: { section: SectionOf<'company-facts'> }) {
  const { name, registration, taxNumber, licenses } = site.legal;
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
