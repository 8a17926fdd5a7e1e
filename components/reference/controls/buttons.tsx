import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button/button';
import { Specimen } from '../specimen/specimen';
import { buttonSamples, buttonSizes } from './control-samples';
import styles from './controls.module.scss';

/** Under the pointer a button takes its own color for that; here it has it all the time. */
const hovered = { '--button-background': 'var(--button-hover-background)' } as CSSProperties;

/** Every kind of button in every state, and in every size. */
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
