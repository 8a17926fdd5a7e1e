import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import styles from './send-box.module.scss';

type SendBoxProps = Pick<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex'> & {
  /** What the box is about: a question to the visitor, a message that is kept, or a failure. */
  tone: 'question' | 'kept' | 'failure';
  /** Buttons and links below the text. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The box above a form's button about a message that the visitor has sent. */
export function SendBox({ tone, actions, children, ...rest }: SendBoxProps) {
  const toneClass = { question: undefined, kept: styles.kept, failure: styles.failure }[tone];
  return (
    <div {...rest} className={clsx(styles.box, toneClass)}>
      {children}
      {actions && <p className={styles.actions}>{actions}</p>}
    </div>
  );
}
