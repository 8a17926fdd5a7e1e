import { DataTable } from '@/components/ui/data-table/data-table';
import type { Table } from '@/content/schema/block';
import type { SectionOf } from '@/content/schema/section';
import { BreakEven } from './break-even';
import styles from './chart.module.scss';
import { Closed } from './closed';
import { Containers } from './containers';
import { Halves } from './halves';
import { Panels } from './panels';
import { PriceList } from './price-list';
import { Saving } from './saving';
import { Versus } from './versus';

type Section = SectionOf<'table'>;

/** What a section shows of a table of its own. */
export function Own({ table, more, shows }: Section & { table: Table }) {
  const plain = (
    <div>
      <DataTable table={table} captionHidden />
    </div>
  );
  if (shows && 'saving' in shows) return <Saving table={table} saved={shows.saving} />;
  if (shows && 'halves' in shows) return <Halves table={table} scenes={shows.halves} />;
  if (shows && 'breakEven' in shows) {
    return (
      <>
        <BreakEven {...shows.breakEven} />
        <details className={styles.charted}>
          <summary>{shows.breakEven.figures}</summary>
          {plain}
        </details>
      </>
    );
  }
  const view = shows && 'as' in shows ? shows.as : undefined;
  if (view === 'bars') return <DataTable table={table} bars captionHidden />;
  if (view === 'panels') return <Panels {...table} />;
  if (view === 'ours-second') return <Versus {...table} />;
  if (view === 'price-list') {
    return (
      <>
        <PriceList {...table} />
        {more && <Closed tables={[more]} />}
      </>
    );
  }
  return (
    <>
      {view === 'containers' && <Containers names={table.rows.map(([name = '']) => name)} />}
      {plain}
      {more && <Closed tables={[more]} />}
    </>
  );
}
