import type { ReactNode } from 'react';
import styles from './waybill.module.scss';

type Airport = { code: string; city: string };

type WaybillProps = {
  from: Airport;
  to: Airport;
  /** Time and price of the route, as a `dl`. */
  children: ReactNode;
  /** The date from which it is valid. */
  valid: ReactNode;
};

/** The waybill of a route: from, to, times and price. Made to be shared as a picture. */
export function Waybill({ from, to, children, valid }: WaybillProps) {
  return (
    <div className={styles.waybill}>
      <p className={styles.route}>
        <span>
          <b>{from.code}</b> {from.city}
        </span>
        <svg viewBox="0 0 96 24" aria-hidden="true">
          <path d="M5 19Q48-7 91 19" />
          <path className={styles.ends} d="M5 19h0M91 19h0" />
        </svg>
        <span>
          <b>{to.code}</b> {to.city}
        </span>
      </p>
      {children}
      <p className={styles.valid}>{valid}</p>
    </div>
  );
}
