import type { Table } from '@/content/schema/block';
import type { Shows } from '@/content/schema/section-reading';
import { chargesTable, reliefsTable, scheduleTable } from '@/lib/landed-cost/tables';
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
const customsRates = (site: Site): Tables => [
  chargesTable(site),
  scheduleTable(site, 'duty'),
  scheduleTable(site, 'excise'),
  scheduleTable(site, 'industrial'),
  reliefsTable(site),
];

type Tables = readonly [Table, ...Table[]];

/** A table that is worked out from other files, and how it is shown. */
type Drawn = {
  tables: Tables;
  /** Whether its caption says what the heading does not. */
  captioned?: boolean;
  bars?: boolean;
  /** With the first of its rows. */
  compared?: boolean;
};

/** The tables that are drawn from other files. */
export const drawn: Record<
  Exclude<Extract<Shows, { from: unknown }>['from'], 'typical-vehicles'>,
  (site: Site) => Drawn
> = {
  'company-facts': (site) => ({ tables: [companyFacts(site)] }),
  'customs-rates': (site) => ({ tables: customsRates(site) }),
  'vehicle-ages': (site) => ({
    tables: [vehicleAges(site)],
    captioned: true,
    bars: true,
    compared: true,
  }),
  'vehicle-rates': (site) => ({
    tables: [vehicleLineByLine(site), ...vehicleRates(site)],
    captioned: true,
  }),
};
