import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import type { TicketContent, TicketEnd } from '@/lib/ticket/ticket';
import { Stamps } from './stamps';
import styles from './ticket.module.scss';

type TicketProps = TicketContent & {
  /** What travels, next to its name. */
  picture?: ReactNode;
  /** Lines below the facts. */
  children?: ReactNode;
  /** From when it is valid, or what it leaves out. */
  foot?: ReactNode;
};

/**
 * The boarding pass of a shipment: from, to, times and price on cream paper. An estimate, a quote
 * request and a tracked parcel are the same ticket with one more stamp.
 */
export function Ticket(props: TicketProps) {
  const { from, to, onward, title, facts, stamps = [], picture, children, foot } = props;
  return (
    <div className={styles.ticket}>
      {from && to && (
        <p
          className={clsx(
            styles.route,
            (isCountry(from) || isCountry(to)) && styles.other,
            onward && styles.through,
          )}
        >
          <End {...from} />
          <svg viewBox="0 0 96 24" aria-hidden="true">
            <path d="M5 19Q48-7 91 19" />
            <path className={styles.ends} d="M5 19h0M91 19h0" />
          </svg>
          <End {...to} />
          {onward && (
            <>
              <svg className={styles.onward} viewBox="0 0 48 24" aria-hidden="true">
                <path d="M4 19Q23 5 42 19" />
                <path className={styles.ends} d="M42 19h0" />
              </svg>
              <End {...onward} />
            </>
          )}
        </p>
      )}
      {title && (
        <p className={from ? styles.title : styles.number}>
          {picture}
          <span>{title}</span>
        </p>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
      {(foot || stamps.length > 0) && (
        <div className={styles.foot}>
          {foot && <p>{foot}</p>}
          {stamps.length > 0 && <Stamps stamps={stamps} />}
        </div>
      )}
    </div>
  );
}

function Facts({ facts }: Pick<TicketContent, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note, main }) => (
        <div key={label} className={main ? styles.main : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The number of letters in an airport's code. */
const CODE = 3;

/** Whether this end is a country, not an airport. */
const isCountry = ({ code }: TicketEnd) => code.length > CODE;

function End(end: TicketEnd) {
  return (
    <span className={styles.end}>
      <b className={isCountry(end) ? styles.country : undefined}>{end.code}</b> {end.city}
    </span>
  );
}
