'use client';

import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { PriceCard } from '@/components/ui/price-card/price-card';
import { priceCard, priceLinks } from '@/lib/price/price-card';
import type { PriceList } from '@/lib/price/price-list';
import styles from './price.module.scss';
import { PriceForm } from './price-form';
import type { PriceProps } from './price-props';
import { usePrice } from './use-price';
import { usePriceList } from './use-price-list';

/**
 * What a thing costs at the door, and when it arrives. The HTML has the first answer; with its
 * script, the card fetches the price list and follows every choice and keystroke.
 */
export function Price(props: PriceProps) {
  const { locale, first, words, destination, foot, hrefs } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { list, failed, load } = usePriceList(props.list, hydrated);
  const { asked, error, update } = usePrice(form, props, list);
  const [said, setSaid] = useState('');
  const origin = list?.origins.find(({ value }) => value === asked.from) ?? first.origin;
  const thing = list?.goods.find(({ id }) => id === asked.goods) ?? first.thing;
  const question = list ? { origin, thing, weight: asked.kg } : first;
  const card = list ? priceCard(question, list.terms, words, locale) : first.card;
  const ends = priceLinks(question, card, words);
  const summary = list ? `${card.item}: ${card.total} ${card.basis}` : '';

  // Announced once the visitor pauses, not with every keystroke.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(summary), 700);
    return () => clearTimeout(timer);
  }, [summary]);

  function change() {
    update();
    if (failed) load();
  }

  return (
    <div
      className={styles.price}
      data-hydrated={hydrated}
      aria-busy={(hydrated !== undefined && !list && !failed) || undefined}
    >
      <PriceForm
        ref={form}
        {...props}
        goods={withOthers(props.goods, list)}
        error={failed ? words.failed : error}
        onChange={change}
      />
      <PriceCard {...card} from={origin.airport} to={destination} foot={foot[thing.by]}>
        <p className={styles.actions}>
          <a className={buttonClass('default')} href={hrefs.quote + ends.quote}>
            {words.quote}
          </a>
          <a href={hrefs.lines + ends.lines}>{words.lines}</a>
          {hrefs.others && <a href={hrefs.others}>{words.others}</a>}
        </p>
      </PriceCard>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

/** The popular goods, and after them all others once the list is there. */
function withOthers(popular: PriceProps['goods'], list: PriceList | undefined) {
  if (!list || popular.length === 0) return popular;
  const others = list.goods.filter(({ id }) => popular.every(({ value }) => value !== id));
  return [...popular, ...others.map(({ id, name }) => ({ value: id, name }))];
}
