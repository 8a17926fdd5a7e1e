import { type ReactNode, useEffect, useRef } from 'react';

type PanelProps = {
  /** Accessible name. */
  name: string;
  /** The heading, if it is not the name. */
  title?: string;
  intro: ReactNode;
  /** Why the action was refused. When it appears, the panel scrolls to the first problem. */
  message: string;
  /** Why the main button cannot be used. */
  reason?: string;
  /** The panel's main button. */
  action?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A panel at the side: heading, scrollable content, and buttons that stay visible. */
export function Panel({
  name,
  title = name,
  intro,
  message,
  reason,
  action,
  onClose,
  children,
}: PanelProps) {
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return;
    const first = inner.current?.querySelector<HTMLElement>('[aria-invalid="true"], .fault');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [message]);
  return (
    <section className="panel" aria-label={name}>
      <header>
        <h2>{title}</h2>
        {intro}
      </header>
      <div className="scroll" ref={inner}>
        {children}
      </div>
      <footer>
        {message && <em className="fault">{message}</em>}
        {reason && <em className="fault reason">{reason}</em>}
        {action}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </footer>
    </section>
  );
}
