import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Table } from '@/content/schema/block';
import type { SceneName } from '@/content/schema/picture';
import styles from './halves.module.scss';

type HalvesProps = { table: Table; scenes: readonly [SceneName, SceneName] };

/** A table of two places as two panels: what differs most is large, and the rest below it. */
export function Halves({ table: { columns, rows }, scenes }: HalvesProps) {
  return (
    <div className={styles.halves}>
      {scenes.map((scene, i) => (
        <section key={scene}>
          <h3>{columns[i + 1]}</h3>
          <dl>
            {rows.map(([name = '', ...cells]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <RichText text={cells[i] ?? ''} />
                </dd>
              </div>
            ))}
          </dl>
          <Picture picture={{ scene }} sizes="(min-width: 60rem) 40rem, 92vw" onPhones="card" />
        </section>
      ))}
    </div>
  );
}
