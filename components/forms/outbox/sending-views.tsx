import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button, buttonClass } from '@/components/ui/button/button';
import type { FormOutbox } from '@/lib/browser/outbox/connect-form';
import type { FormState, StageOf } from '@/lib/browser/outbox/form-state';
import { formatDateTime } from '@/lib/format/date';
import type { FormSetup, FormWords } from '@/lib/forms/setup';
import { fill } from '@/lib/text/fill';
import styles from '../form-frame/form-frame.module.scss';

export type ViewProps = {
  setup: FormSetup;
  words: FormWords;
  state: FormState;
  actions: FormOutbox;
};

type BoxProps = Pick<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex' | 'children'> & {
  tone?: 'kept' | 'failure';
  actions: ReactNode;
};

export function Box({ tone, actions, children, ...rest }: BoxProps) {
  return (
    <div {...rest} className={clsx(styles.box, tone && styles[tone])}>
      {children}
      {actions && <p className={styles.actions}>{actions}</p>}
    </div>
  );
}

type ActionProps = Pick<ComponentProps<typeof Button>, 'children' | 'onClick' | 'variant'>;

export const Action = ({ variant = 'outline', ...rest }: ActionProps) => (
  <Button {...rest} type="button" variant={variant} size="sm" />
);

/** A link that looks like one. A web page opens in a tab of its own. */
export const ActionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    className={buttonClass('outline', 'sm')}
    href={href}
    {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}
  >
    {children}
  </a>
);

/** Reports a restored draft, with what could not be filled in; offers to clear the form. */
export function Restored({ setup, state, actions }: ViewProps): ReactNode {
  const words = setup.words.draft;
  const { restored, leftOver = {} } = state;
  const rest = Object.values(leftOver)
    .flat()
    .filter((text) => typeof text === 'string');
  if (!restored && rest.length === 0) return null;
  return (
    <>
      <p>
        {restored?.underWay ? words.underWay : words.restored} ·{' '}
        <Action variant="link" onClick={actions.clear}>
          {words.clear}
        </Action>
      </p>
      {restored?.file && <p>{fill(words.lostFile, { file: restored.file })}</p>}
      {rest.length > 0 && <p>{words.leftOver}</p>}
      {rest.length > 0 && <p className={styles.lines}>{rest.join('\n')}</p>}
    </>
  );
}

type QuestionProps = Pick<ViewProps, 'setup'> & {
  stage: StageOf<'asking'>;
  ref: Ref<HTMLDivElement>;
};

export function Question({ setup, stage: { before, answer }, ref }: QuestionProps) {
  const words = setup.words.again;
  const time = formatDateTime(new Date(before.at), setup.locale);
  const actions = (
    <>
      <Action variant="default" onClick={() => answer(true)}>
        {words.send}
      </Action>
      <Action onClick={() => answer(false)}>{words.leave}</Action>
    </>
  );
  return (
    <Box ref={ref} role="alert" tabIndex={-1} actions={actions}>
      <p>{fill(before.sure ? words.sent : words.unsure, { time })}</p>
    </Box>
  );
}

type ProgressProps = Pick<ViewProps, 'setup'> & { stage: StageOf<'sending'> };

export function Progress({ setup, stage: { progress, cancel } }: ProgressProps) {
  const words = setup.words.sending;
  const percent = progress === undefined ? undefined : Math.floor(progress * 100);
  return (
    <div className={styles.state}>
      {percent !== undefined && (
        <label className={styles.progress}>
          {fill(words.progress, { percent: String(percent) })}
          <progress max={100} value={percent} />
        </label>
      )}
      <span className={styles.cancel}>
        <Action variant="link" onClick={cancel}>
          {words.cancel}
        </Action>
      </span>
    </div>
  );
}
