import type { Pager as PagerLinks } from '@/lib/pages/paging';
import { fill } from '@/lib/text/fill';
import styles from './pager.module.scss';

type PagerProps = PagerLinks & {
  words: {
    pager: string;
    /** What a number leads to, for who hears it by itself. Gap: `{number}`. */
    numbered: string;
    newer: string;
    older: string;
  };
};

type BesideProps = { href: string | undefined; rel: 'prev' | 'next'; label: string };

function Beside({ href, rel, label }: BesideProps) {
  return (
    href && (
      <a className={styles[rel]} href={href} rel={rel}>
        {label}
      </a>
    )
  );
}

/** The pages of a long list as plain links: the ones beside, and by number both ends and those near. */
export function Pager({ current, steps, newer, older, words }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={words.pager}>
      <Beside href={newer} rel="prev" label={words.newer} />
      <ol className={styles.steps}>
        {steps.map((step, i) =>
          step === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
            <li key={i} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step.href}>
              <a
                href={step.href}
                aria-label={fill(words.numbered, { number: String(step.number) })}
                aria-current={step.number === current ? 'page' : undefined}
              >
                {step.number}
              </a>
            </li>
          ),
        )}
      </ol>
      <Beside href={older} rel="next" label={words.older} />
    </nav>
  );
}
