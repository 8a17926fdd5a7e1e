import styles from './side-views.module.scss';

const SKIN = '#7a4a2c';

/** A family car from its side, to the scale of the containers: 3.8 m long. */
export function CarFromItsSide() {
  return (
    <svg
      className={styles.view}
      viewBox="0 0 380 152"
      width="19em"
      height="7.6em"
      aria-hidden="true"
    >
      <path
        className={styles.body}
        d="M8 122q-6-2-6-12V92q0-16 14-20l52-10 42-46q10-10 26-10h86q16 0 28 10l44 44 62 10q22 4 22 24v20q0 8-8 8z"
      />
      <path
        className={styles.glass}
        d="M88 62l32-36q6-6 14-6h36v42zM184 20h36q8 0 14 6l36 36h-86z"
      />
      <path className={styles.shade} d="M2 104h376v10q0 8-8 8H8q-6-2-6-12z" />
      <path className={styles.line} d="M177 66v52M192 78h18" />
      <path className={styles.lamp} d="M352 74l18 4q6 3 7 12h-19q-6 0-6-6zM3 84h12v14H2z" />
      {[80, 300].map((x) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy="120" r="32" />
          <circle className={styles.rim} cx={x} cy="120" r="17" />
          <circle className={styles.tyre} cx={x} cy="120" r="5" />
        </g>
      ))}
    </svg>
  );
}

/** A woman of 1.65 m in a kanga and a head wrap. */
export function Person() {
  return (
    <svg
      className={styles.view}
      viewBox="0 0 56 165"
      width="2.8em"
      height="8.25em"
      aria-hidden="true"
    >
      <path
        fill={SKIN}
        d="M20 150h7v12h-9zM30 150h7l2 12h-9zM22 26h12v14H22zM8 84h8v12H8zM40 84h8v12h-8z"
      />
      <circle fill={SKIN} cx="28" cy="20" r="11" />
      <path className={styles.wrap} d="M16 19q-3-17 12-19 15 2 12 19-12-9-24 0z" />
      <path
        className={styles.blouse}
        d="M18 36q10 5 20 0 9 2 10 12l2 38h-9l-2-24v20H17V62l-2 24H6l2-38q1-10 10-12z"
      />
      <path className={styles.kanga} d="M16 78h24l5 74H11z" />
      <path className={styles.hem} d="M12 140h32M15.5 88h25" />
    </svg>
  );
}
