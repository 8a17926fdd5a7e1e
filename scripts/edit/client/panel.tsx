import { type ReactNode, useEffect, useRef } from 'react';

type PanelProps = {
  /** What it is called by those who do not see it. */
  name: string;
  title: string;
  intro: ReactNode;
  /** What was refused; the first of what is to be mended comes into view with it. */
  message: string;
  /** The button that does what the panel is for. */
  action?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** Stands at the side of the page: a heading, what can be scrolled, and buttons that stay in view. */
export function Panel({ name, title, intro, message, action, onClose, children }: PanelProps) {
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
        {action}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </footer>
    </section>
  );
}
