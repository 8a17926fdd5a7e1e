import { contrastOf } from '@/scripts/design-tokens/contrast-table';
import { least, pairs } from '@/scripts/design-tokens/pairs';
import { readPalettes, readSetting } from '@/scripts/design-tokens/settings';
import { Specimen } from '../specimen/specimen';
import styles from './foundations.module.scss';

/** The values that everything is made of: colors in their pairs, type, corners. */
export function Foundations() {
  const { light, dark } = readPalettes();
  const cssColor = (token: string) => `light-dark(${light.get(token)}, ${dark.get(token)})`;
  return (
    <>
      <Specimen name="Color pairs" note="Contrast in light and in dark, and the least" width="page">
        <ul className={styles.pairs}>
          {pairs.map((pair) => {
            const ratios = [light, dark].map((palette) => contrastOf(pair, palette).toFixed(1));
            const { kind, color, ground, use } = pair;
            return (
              <li
                key={`${kind} ${color} ${ground}`}
                style={{ background: cssColor(ground), color: cssColor(color) }}
              >
                <strong>{kind === 'text' ? 'Aa' : '●'}</strong> {color} on {ground}
                <br />
                {ratios.join(' / ')} ({least[kind]}), {use}
              </li>
            );
          })}
        </ul>
      </Specimen>
      <Specimen name="Type scale" width="page">
        {readSetting('type', 'size').map(([name, value]) => (
          <p key={name} className={styles.line} style={{ fontSize: value }}>
            <span className={name.startsWith('display') ? styles.display : undefined}>
              Dar es Salaam, 12,450 km
            </span>{' '}
            <small>
              {name}: {value}
            </small>
          </p>
        ))}
      </Specimen>
      <Specimen name="Corners" width="page">
        <ul className={styles.corners}>
          {readSetting('space', 'radius').map(([name, value]) => (
            <li key={name} style={{ borderRadius: value }}>
              {name}: {value}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
