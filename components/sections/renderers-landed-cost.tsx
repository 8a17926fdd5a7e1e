/** Sections about what goods cost in total. The figures are calculated here. */
import { currentSite } from '@/components/current-site/current-site';
import type { SectionOf } from '@/content/schema/section';
import { chargesTable, examplesTable, scheduleTable } from '@/lib/pages/landed-cost-tables';
import { CustomsRates } from './customs-rates/customs-rates';
import { LandedCostToolSection } from './landed-cost-tool/landed-cost-tool';
import { TableSection } from './table/table';

/** Their part of the map from section kind to component. */
export const landedCostSections = {
  'customs-rates': (section: SectionOf<'customs-rates'>) => {
    const site = currentSite();
    const schedules = (['duty', 'excise', 'industrial'] as const).map((name) =>
      scheduleTable(name, site),
    );
    return <CustomsRates section={section} charges={chargesTable(site)} schedules={schedules} />;
  },
  'landed-cost-examples': (section: SectionOf<'landed-cost-examples'>) => {
    const { examples, note, ...frame } = section;
    const table = examplesTable(section, currentSite());
    return <TableSection {...frame} kind="table" table={table} note={note} />;
  },
  'landed-cost-tool': (section: SectionOf<'landed-cost-tool'>) => (
    <LandedCostToolSection section={section} />
  ),
};
