import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import styles from '../form-frame/form-frame.module.scss';

type BoxProps = Pick<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex'> & {
  tone?: 'kept' | 'failure';
  /** Buttons and links below the text. */
  actions: ReactNode;
  children: ReactNode;
};

/** A box above the form's button about a message. */
export function Box({ tone, actions, children, ...rest }: BoxProps) {
  return (
    <div {...rest} className={clsx(styles.box, tone && styles[tone])}>
      {children}
      {actions && <p className={styles.actions}>{actions}</p>}
    </div>
  );
}

/** A small button below a message. */
export const button = (label: string, onClick?: () => void, variant?: 'outline' | 'link') => (
  <Button type="button" variant={variant} size="sm" onClick={onClick}>
    {label}
  </Button>
);
