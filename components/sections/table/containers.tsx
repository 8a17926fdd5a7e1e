import styles from './containers.module.scss';

/** Lengths in decimeters: both containers, their height, and a person. */
const LENGTHS = [61, 122];
const HEIGHT = 26;
const PERSON = 17;
/** From one corrugation of the wall to the next. */
const RIB = 3;

/** One above the other, each on its own ground. */
const groundOf = (row: number) => (row + 1) * (HEIGHT + 6) - 4;

function Container({ length, ground }: { length: number; ground: number }) {
  const ribs = Array.from({ length: Math.floor((length - 4) / RIB) }, (_, i) => 3 + i * RIB);
  return (
    <>
      <rect width={length} height={HEIGHT} y={ground - HEIGHT} rx="0.6" />
      <path
        className={styles.ribs}
        d={ribs.map((x) => `M${x} ${ground - HEIGHT + 2.5}v${HEIGHT - 5}`).join('')}
      />
    </>
  );
}

/** A 20-foot and a 40-foot container from the side, and a person, at one scale. */
export function Containers({ names }: { names: readonly string[] }) {
  const [left, ground] = [70, groundOf(0)];
  return (
    <svg className={styles.containers} viewBox="0 0 124 61" aria-hidden="true">
      {LENGTHS.map((length, row) => (
        <g key={length} className={row === 0 ? styles.short : styles.long}>
          <Container length={length} ground={groundOf(row)} />
          <text x="4" y={groundOf(row) - 9.5}>
            {names[row]}
          </text>
        </g>
      ))}
      <g className={styles.person}>
        <circle cx={left} cy={ground - PERSON + 1.6} r="1.6" />
        <path
          d={`M${left - 2.2} ${ground - 13}q2.2-1.2 4.4 0l.7 6.3-1.2.2-.5-3.6V${ground}h-1.3l-.1-6.2-.1 6.2h-1.3v-10.1l-.5 3.6-1.2-.2z`}
        />
      </g>
      <path className={styles.ground} d={`M0 ${ground}h82M0 ${groundOf(1)}h124`} />
    </svg>
  );
}
