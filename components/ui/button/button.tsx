import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.scss';

export type ButtonVariant =
  | 'default'
  | 'destructive'
  | 'outline'
  | 'hero-outline'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'premium'
  | 'success';
type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

const variantClass = {
  default: styles.default,
  destructive: styles.destructive,
  outline: styles.outline,
  'hero-outline': styles.heroOutline,
  secondary: styles.secondary,
  ghost: styles.ghost,
  link: styles.link,
  premium: styles.premium,
  success: styles.success,
} satisfies Record<ButtonVariant, string | undefined>;

const sizeClass = {
  default: undefined,
  sm: styles.sm,
  lg: styles.lg,
  icon: styles.icon,
} satisfies Record<ButtonSize, string | undefined>;

/** Class names of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'default', size: ButtonSize = 'default') {
  return clsx(styles.button, variantClass[variant], sizeClass[size]);
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  children: ReactNode;
  type: 'button' | 'submit';
  variant?: ButtonVariant;
  size?: ButtonSize;
};

export function Button({ variant, size, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} className={buttonClass(variant, size)}>
      {children}
    </button>
  );
}
