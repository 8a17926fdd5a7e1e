'use client';

import { slot } from '@nectarine/finish-export/slot';
import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { useEffect, useRef, useState } from 'react';
import { Ticket } from '@/components/ui/ticket/ticket';
import { priceTicket } from '@/lib/ticket/price-ticket';
import { CountryChips } from './country-chips';
import { EXAMPLE_WEIGHT } from './example';
import styles from './hero-price.module.scss';
import type { HeroPriceProps } from './hero-price-props';
import { PriceForm } from './price-form';
import { TicketActions } from './ticket-actions';
import { usePrice } from './use-price';

/**
 * The price of a parcel in the hero. Until the visitor changes something it is a printed example,
 * which needs no script; from then on the ticket follows every choice and keystroke.
 */
export function HeroPrice(props: HeroPriceProps) {
  const { locale, origins, first, things, terms, words, intro, valid, validFrom, examples } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { asked, error, chosen, choose, update } = usePrice(form, props, hydrated);
  const [said, setSaid] = useState('');
  const ticket = asked && priceTicket(asked, terms, words, locale);
  const summary = ticket?.facts.map(({ label, value }) => `${label}: ${value}`).join(', ') ?? '';

  // Announced once the visitor pauses, not with every keystroke.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(summary), 700);
    return () => clearTimeout(timer);
  }, [summary]);

  return (
    <div className={styles.price} data-hydrated={hydrated}>
      <p className={styles.intro}>{intro}</p>
      <CountryChips label={words.countries} origins={origins} chosen={chosen} onChoose={choose} />
      <PriceForm
        ref={form}
        {...{ origins, first, things, words, error }}
        weight={EXAMPLE_WEIGHT}
        action={`${props.toolsHref}#calculator-weight`}
        onChange={update}
      />
      <div hidden={ticket !== undefined} {...slot(examples)} />
      {asked && ticket && (
        <>
          <Ticket
            {...ticket}
            stamps={[{ label: words.stamp }]}
            foot={<time dateTime={validFrom}>{valid}</time>}
          >
            {!asked.thing && <p className={styles.extra}>{words.extra}</p>}
          </Ticket>
          <TicketActions
            ticket={ticket}
            valid={valid}
            words={words}
            quoteHref={props.quoteHref}
            asked={asked}
            country={origins.find(({ value }) => value === asked.origin.value)?.country ?? ''}
          />
        </>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
