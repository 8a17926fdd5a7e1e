'use client';

import clsx from 'clsx/lite';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import styles from './toasts.module.scss';

/** Milliseconds that a toast is shown, not counting the time the pointer is over it. */
const DURATION = 5000;

type ToastsProps = {
  dismiss: string;
};

/**
 * The page's toasts. Both live regions exist from the start, because screen readers only announce
 * changes within regions that they already know.
 */
export function Toasts({ dismiss }: ToastsProps) {
  const { toasts, handlers } = useToaster({ duration: DURATION });
  const shown = toasts.filter(({ visible }) => visible);
  const isError = ({ type }: Toast) => type === 'error';

  function putAway(id: string) {
    toast.dismiss(id);
    // A removed toast fires no event when the pointer leaves it.
    handlers.endPause();
  }

  const draw = (item: Toast) => (
    <div key={item.id} className={clsx(styles.toast, isError(item) && styles.error)}>
      <p>{resolveValue(item.message, item)}</p>
      <button
        className={styles.dismiss}
        type="button"
        aria-label={dismiss}
        onClick={() => putAway(item.id)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer or focus within only stops the clock
    <div
      className={clsx(shown.length > 0 && styles.toasts)}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="status">{shown.filter((item) => !isError(item)).map(draw)}</div>
      <div role="alert">{shown.filter(isError).map(draw)}</div>
    </div>
  );
}
