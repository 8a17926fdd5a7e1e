import type { ReactNode } from 'react';
import styles from './specimen.module.scss';

type SpecimenProps = {
  name: string;
  /** Its source, or how to use it. */
  note?: string;
  /** `wide`: edge to edge, for samples with a frame of their own. */
  width: 'page' | 'wide';
  children: ReactNode;
};

/** One entry of the reference, under its name. */
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
