import type { ReactNode } from 'react';
import styles from './specimen.module.scss';

type SpecimenProps = {
  name: string;
  /** `wide`: edge to edge, for samples with a frame of their own. */
  width: 'page' | 'wide';
  children: ReactNode;
};

/** One entry of the reference, under its name. */
export function Specimen({ name, width, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} data-specimen={name}>
      <h2 className={styles.label}>{name}</h2>
      <div className={width === 'page' ? styles.page : undefined}>{children}</div>
    </section>
  );
}
