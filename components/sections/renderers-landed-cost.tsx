/** Sections about what goods cost in total. The figures are calculated here. */
import { currentSite } from '@/components/current-site/current-site';
import type { SectionOf } from '@/content/schema/section';
import {
  chargesTable,
  examplesNote,
  examplesTable,
  reliefsTable,
  scheduleTable,
} from '@/lib/pages/landed-cost-tables';
import { CustomsRates } from './customs-rates/customs-rates';
import { LandedCostToolSection } from './landed-cost-tool/landed-cost-tool';
import { TableSection } from './table/table';

/** This module's part of the map from section kind to component. */
export const landedCostSections = {
  'customs-rates': (section: SectionOf<'customs-rates'>) => {
    const site = currentSite();
    const schedules = (['duty', 'excise', 'industrial'] as const).map((name) =>
      scheduleTable(name, site),
    );
    return (
      <CustomsRates
        section={section}
        charges={chargesTable(site)}
        schedules={[...schedules, reliefsTable(site)]}
      />
    );
  },
  'landed-cost-examples': (section: SectionOf<'landed-cost-examples'>) => {
    const { examples, ...frame } = section;
    const site = currentSite();
    const table = examplesTable(section, site);
    return (
      <TableSection {...frame} kind="table" table={table} note={examplesNote(section, site)} />
    );
  },
  'landed-cost-tool': (section: SectionOf<'landed-cost-tool'>) => (
    <LandedCostToolSection section={section} />
  ),
};
