import type { ReactNode } from 'react';
import styles from './specimen.module.scss';

type SpecimenProps = {
  name: string;
  /** Where it comes from, or what to do with it. */
  note?: string;
  /** `wide`: from edge to edge, for what brings its own frame. */
  width: 'page' | 'wide';
  children: ReactNode;
};

/** One thing of the reference, under its name. */
export function Specimen({ name, note, width, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} data-specimen={[name, note].filter(Boolean).join(' ')}>
      <div className={styles.label}>
        <h2>{name}</h2>
        {note && <p>{note}</p>}
      </div>
      <div className={width === 'page' ? styles.page : undefined}>{children}</div>
    </section>
  );
}
