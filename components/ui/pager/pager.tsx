import type { Pager as PagerLinks } from '@/lib/pages/paging';
import { fill } from '@/lib/text/fill';
import styles from './pager.module.scss';

type PagerProps = PagerLinks & {
  words: {
    pager: string;
    /** Accessible name of a page number. Placeholder: `{number}`. */
    numbered: string;
    newer: string;
    older: string;
  };
};

type BesideProps = { href: string | undefined; rel: 'prev' | 'next'; label: string };

/** A direction; without a page there, what keeps the others in place. */
function Beside({ href, rel, label }: BesideProps) {
  if (!href) return <span />;
  return (
    <a href={href} rel={rel}>
      {label}
    </a>
  );
}

/**
 * Links to the pages of a long list: the previous and next ones, both ends and the neighbors by
 * number.
 */
export function Pager({ current, steps, newer, older, words }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={words.pager}>
      <Beside href={newer} rel="prev" label={words.newer} />
      <ol className={styles.steps}>
        {steps.map((step, i) =>
          step === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
            <li key={i} aria-hidden="true">
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
