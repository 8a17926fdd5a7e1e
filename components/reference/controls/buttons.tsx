import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button/button';
import { Specimen } from '../specimen/specimen';
import { buttonSamples, buttonSizes } from './control-samples';
import styles from './controls.module.scss';

/** Shows a button's hover color permanently. */
const hovered = { '--button-background': 'var(--button-hover-background)' } as CSSProperties;

/** Every variant of button in every state and size. */
export function Buttons() {
  return (
    <>
      <Specimen
        name="Buttons"
        note="At rest, hovered, disabled or busy. Tab through them for the focus ring."
        width="page"
      >
        {buttonSamples.map(({ variant, background }) => (
          <p key={variant + background} className={background === 'ink' ? styles.ink : styles.row}>
            <Button type="button" variant={variant}>
              {variant}
            </Button>
            <Button type="button" variant={variant} style={hovered}>
              hovered
            </Button>
            <Button type="button" variant={variant} disabled>
              Sending…
            </Button>
          </p>
        ))}
      </Specimen>
      <Specimen name="Button sizes" width="page">
        <p className={styles.row}>
          {buttonSizes.map((size) => (
            <Button key={size} type="button" size={size}>
              {size}
            </Button>
          ))}
        </p>
      </Specimen>
    </>
  );
}
