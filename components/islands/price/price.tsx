'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { PriceCard } from '@/components/ui/price-card/price-card';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import { toFragment } from '@/lib/addresses/url-fragment';
import { priceCard } from '@/lib/price-list/price-card';
import { priceLinks } from '@/lib/price-list/price-links';
import styles from './price.module.scss';
import { PriceForm } from './price-form';
import type { PriceProps } from './price-props';
import { usePrice } from './use-price';

/**
 * What a thing costs at the door, and when it arrives. The HTML has the first answer; with its
 * script, the card fetches the price list and follows every choice and keystroke.
 */
export function Price(props: PriceProps) {
  const { locale, first, words, destination, leftOut, foot, hrefs, quoteIsSecond } = props;
  const { form, hydrated, isBusy, list, asked, error, update } = usePrice(props);
  const [said, setSaid] = useState('');
  const { origin, thing } = asked;
  const card = list ? priceCard(asked, list.terms, words, locale) : first.card;
  // Most visitors choose first, so the HTML has no notes yet: they are long.
  const ends = priceLinks(asked, card, hydrated ? words : undefined, locale);
  // A page about the goods has its verdict above the card.
  const reason = props.goods.length > 0 ? thing.notByAir?.reason : undefined;
  const unknown = error?.unknown;
  // The price before that of another thing is not this one's; what is wrong is said with the field.
  const summary = list && !error ? `${card.item}: ${card.total} ${card.basis}` : '';
  const names = list
    ? new Set([...props.goods, ...list.goods.flatMap(({ name, otherName }) => [name, otherName])])
    : [];

  // Announced once the visitor pauses, not with every keystroke.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(summary), 700);
    return () => clearTimeout(timer);
  }, [summary]);

  return (
    <div
      className={styles.price}
      data-hydrated={hydrated || undefined}
      aria-busy={isBusy || undefined}
    >
      <PriceForm
        ref={form}
        {...props}
        asked={asked}
        names={[...names]}
        error={error}
        onChange={update}
      />
      {unknown ? (
        <p className={styles.unknown}>
          <a
            className={buttonClass('default')}
            href={
              hrefs.quote + toFragment({ originCountry: origin.country, goodsType: unknown.name })
            }
          >
            {words.quote}
          </a>
          {unknown.page && <a href={unknown.page.href}>{unknown.page.label}</a>}
        </p>
      ) : (
        <PriceCard
          {...card}
          from={origin.airport}
          to={destination}
          picture={thing.object && <ObjectPicture key={thing.id} name={thing.object} />}
          // At home and on the page of an origin, the filled button asks for any quote.
          quote={{
            label: words.quote,
            href: hrefs.quote + ends.quote,
            isSecond: quoteIsSecond,
          }}
          links={
            <>
              {props.vehicle && <a href={props.vehicle.href}>{props.vehicle.label}</a>}
              <a href={hrefs.lines + ends.lines}>{words.lines}</a>
              {hrefs.others && <a href={hrefs.others}>{words.others}</a>}
            </>
          }
          foot={foot}
        >
          <p className={styles.leftOut}>
            <span>
              <b>{words.notIncluded}</b>{' '}
              {card.countsClearance ? leftOut.withClearance : leftOut.withoutClearance}
            </span>
          </p>
          {[reason, card.advice].map(
            (text) =>
              text && (
                <p key={text} className={styles.advice}>
                  {text}
                </p>
              ),
          )}
        </PriceCard>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
