'use client';

import { slot } from '@nectarine/finish-export/slot';
import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { type ReactNode, useState } from 'react';
import styles from './counter.module.css';

type CounterProps = { label: string; start: number; children?: ReactNode };

/** Counts; from three on it loads a word from another script. */
export function Counter({ label, start, children }: CounterProps) {
  const [count, setCount] = useState(start);
  const [word, setWord] = useState('');
  const hydrated = useHydrated();

  async function add() {
    setCount(count + 1);
    if (count + 1 === start + 3) setWord((await import('./word')).word);
  }

  return (
    <section className={styles.counter} data-hydrated={hydrated}>
      <button type="button" className={count > start ? styles.many : undefined} onClick={add}>
        {label}: {count}
      </button>
      <output>{word}</output>
      <div {...slot(children)} />
    </section>
  );
}
