import type { CSSProperties } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button/button';
import { Specimen } from '../specimen/specimen';
import styles from './controls.module.scss';

const variants = {
  row: ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'success'],
  ink: ['default', 'hero-outline', 'premium'],
} as const satisfies Record<string, readonly ButtonVariant[]>;
const sizes = ['sm', 'default', 'lg'] as const;

/** Shows a button's hover color permanently. */
const hovered = { '--button-background': 'var(--button-hover-background)' } as CSSProperties;

/** Every variant of button in every state, and every size. */
export function Buttons() {
  return (
    <Specimen name="Buttons" width="page">
      {(['row', 'ink'] as const).flatMap((background) =>
        variants[background].map((variant) => (
          <p key={background + variant} className={styles[background]}>
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
        )),
      )}
      <p className={styles.row}>
        {sizes.map((size) => (
          <Button key={size} type="button" size={size}>
            {size}
          </Button>
        ))}
      </p>
    </Specimen>
  );
}
