import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { ColumnKind } from '@/content/schema/block';
import type { SectionOf } from '@/content/schema/section';
import { formatWeight } from '@/lib/format/number';
import { weighedExample } from '@/lib/routes/sections';
import { fill } from '@/lib/text/fill';
import { DrawnParcel } from './drawn-parcel';
import styles from './volumetric-weight.module.scss';

/** All columns after the names are figures. */
const KINDS: ColumnKind[] = ['figures', 'figures', 'figures', 'figures'];

/** Volumetric weight explained: two parcels drawn to one scale with both weights, and the others in a table. */
export function VolumetricWeight(section: SectionOf<'volumetric-weight'>) {
  const site = currentSite();
  const { locale } = site;
  const parcels = section.parcels.map((parcel) => ({
    ...weighedExample(site, parcel),
    object: parcel.object,
  }));
  const { words, drawn } = section;
  const { caption, columns } = words;
  const [, , volumetric = '', actual = ''] = columns;
  const drawnWords = { ...words, size: words.drawnSize, volumetric, actual };
  const pair = parcels.filter(({ name }) => drawn.includes(name));
  const kilograms = (weight: string) =>
    fill(words.kilograms, { weight: formatWeight(weight, locale) });
  const others = parcels.filter(({ name }) => !drawn.includes(name));
  const rows = others.map(({ name, sides, volumetric, actual, charged }) => [
    name,
    fill(words.size, sides),
    ...[volumetric, actual, charged].map(kilograms),
  ]);
  return (
    <SectionFrame
      section={section}
      layout="split"
      picture={
        <div className={styles.pair}>
          {pair.map((parcel) => (
            <DrawnParcel key={parcel.name} parcel={parcel} beside={pair} words={drawnWords} />
          ))}
        </div>
      }
    >
      <DataTable
        table={{
          caption,
          columns,
          kinds: KINDS,
          rows,
          objects: others.map(({ object }) => object),
        }}
      />
    </SectionFrame>
  );
}
