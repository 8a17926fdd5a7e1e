import type { Table } from '@/content/schema/block';
import type { SectionOf } from '@/content/schema/section';
import { taxesBySea } from '@/lib/goods/totals';
import {
  chargesTable,
  examplesTable,
  portStorageTable,
  reliefsTable,
  scheduleTable,
  type TicketTable,
} from '@/lib/landed-cost/tables';
import { vehicleAges, vehicleLineByLine, vehicleRates } from '@/lib/landed-cost/vehicle-tables';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';

/** The company's registered name, numbers and licenses. */
function companyFacts({ company, words }: Site): Table {
  const { name, registration, taxNumber, licenses } = company.legal;
  const { columns, license, caption, ...labels } = words.companyFacts;
  const rows = [
    [labels.name, name],
    [labels.registration, registration],
    [labels.taxNumber, taxNumber],
    ...licenses.map(({ number, url, ...given }) => [fill(license, given), `[${number}](${url})`]),
  ];
  return { caption, columns: [columns.fact, columns.value], onPhones: 'columns', rows };
}

/** Every charge on an import, followed by the schedules in which some rates are looked up. */
const customsRates = (site: Site): [Table, ...Table[]] => [
  chargesTable(site),
  scheduleTable(site, 'duty'),
  scheduleTable(site, 'excise'),
  scheduleTable(site, 'industrial'),
  reliefsTable(site),
];

/** The tables that are drawn from other files. */
const drawn: Record<
  Exclude<NonNullable<SectionOf<'table'>['from']>, 'typical-vehicles'>,
  (site: Site) => [Table, ...Table[]]
> = {
  'company-facts': (site) => [companyFacts(site)],
  'customs-rates': customsRates,
  'port-storage': (site) => [portStorageTable(site)],
  'vehicle-ages': (site) => [vehicleAges(site)],
  'vehicle-rates': (site) => [vehicleLineByLine(site), ...vehicleRates(site)],
};

/** What typical goods cost, by air or by sea, if that is what a section shows. */
export function ticketsOf(
  site: Site,
  { examples, bySea }: SectionOf<'table'>,
): TicketTable | undefined {
  if (examples) return examplesTable(site, examples);
  return bySea && taxesBySea(site, bySea);
}

/** The table of a section, and those that open below it. */
export function tablesOf(site: Site, section: SectionOf<'table'>): [Table, ...Table[]] {
  const { from, table, more, heading } = section;
  if (from && from !== 'typical-vehicles') return drawn[from](site);
  if (!table) throw new Error(`The section "${heading}" has no table`);
  return more ? [table, more] : [table];
}
