import type { SectionOf } from '@/content/schema/section';
import styles from './paper.module.scss';

type PaperProps = NonNullable<SectionOf<'steps'>['paper']>;

/** An official paper, drawn: what stands on it, and what each line is for. */
export function Paper({ issuer, title, lines, caption }: PaperProps) {
  return (
    <figure className={styles.paper}>
      <p className={styles.issuer}>{issuer}</p>
      <p className={styles.title}>{title}</p>
      <dl>
        {lines.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b> {note}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
