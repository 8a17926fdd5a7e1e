import { Button, type ButtonVariant } from '@/components/ui/button/button';
import { Specimen } from '../specimen/specimen';
import styles from './controls.module.scss';

const variants = {
  row: ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'success'],
  ink: ['default', 'hero-outline', 'premium'],
} as const satisfies Record<string, readonly ButtonVariant[]>;

/** Every variant of button and every size. */
export function Buttons() {
  return (
    <Specimen name="Buttons" width="page">
      {(['row', 'ink'] as const).map((background) => (
        <p key={background} className={styles[background]}>
          {variants[background].map((variant) => (
            <Button key={variant} type="button" variant={variant}>
              {variant}
            </Button>
          ))}
        </p>
      ))}
      <p className={styles.row}>
        {(['sm', 'default', 'lg'] as const).map((size) => (
          <Button key={size} type="button" size={size}>
            {size}
          </Button>
        ))}
        <Button type="button" disabled>
          Sending…
        </Button>
      </p>
    </Specimen>
  );
}
