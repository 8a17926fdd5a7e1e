import clsx from 'clsx/lite';
import type { Paper as PaperProps } from '@/content/schema/block';
import { RichText } from '../rich-text/rich-text';
import styles from './paper.module.scss';

/** Figures are what a reader looks for: words in their place are set smaller. */
const hasFigure = (value: string) => /\d/.test(value);

/** An official paper or a letter, drawn: what stands on it, and what each line is for. */
export function Paper({ issuer, title, lines, caption, letter }: PaperProps) {
  return (
    <figure className={clsx(styles.paper, letter && styles.letter)}>
      <p className={styles.issuer}>{issuer}</p>
      <p className={styles.title}>{title}</p>
      <dl>
        {lines.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className={hasFigure(value) ? styles.figure : undefined}>
                <RichText text={value} />
              </b>{' '}
              <RichText text={note} />
            </dd>
          </div>
        ))}
      </dl>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
