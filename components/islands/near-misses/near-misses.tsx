'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { buttonClass } from '@/components/ui/button/button';
import { type Candidate, nearMisses } from '@/lib/near-misses/near-misses';
import styles from './near-misses.module.scss';

type NearMissesProps = {
  candidates: readonly Candidate[];
  /** Shown until the address is read, where it is what the address means, and where nothing is close. */
  lead: { text: string; label: string; href: string };
  /** Stands above the pages that are close. */
  heading: string;
};

/** Reads the address that led nowhere, notes it on the console, and offers what was meant. */
export function NearMisses({ candidates, lead, heading }: NearMissesProps) {
  const hydrated = useHydrated();
  const [found, setFound] = useState<readonly Candidate[]>([]);

  useEffect(() => {
    const { pathname } = window.location;
    // biome-ignore lint/suspicious/noConsole: the specification asks for this note
    console.log(`Page not found: ${pathname}`);
    setFound(nearMisses(pathname, candidates));
  }, [candidates]);

  const [closest] = found;
  const leadIsMeant = !closest || closest.href === lead.href;
  return (
    <div className={styles.misses} data-island="now" data-hydrated={hydrated}>
      <p>{leadIsMeant ? lead.text : heading}</p>
      {leadIsMeant ? (
        <a className={buttonClass('default', 'lg')} href={lead.href}>
          {lead.label}
        </a>
      ) : (
        <ul>
          {found.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
