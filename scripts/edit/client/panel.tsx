import { type ReactNode, useEffect, useRef } from 'react';

type ButtonProps = {
  children: ReactNode;
  onClick: () => void;
  kind?: 'main' | 'plain' | 'wrong' | undefined;
  /** Accessible name, if it is not the text. */
  label?: string;
  isOff?: boolean;
  isPressed?: boolean;
};

export const Button = ({ children, onClick, kind, label, isOff, isPressed }: ButtonProps) => (
  <button
    type="button"
    className={kind}
    aria-label={label}
    aria-pressed={isPressed}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </button>
);

type MoveProps = {
  what: string;
  isFirst?: boolean;
  isLast?: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Arrows that move an entry of a list. */
export const Move = ({ what, isFirst, isLast, onMove }: MoveProps) => (
  <>
    <Button label={`Move ${what} up`} isOff={isFirst} onClick={() => onMove(-1)}>
      ↑
    </Button>
    <Button label={`Move ${what} down`} isOff={isLast} onClick={() => onMove(1)}>
      ↓
    </Button>
  </>
);

type PanelProps = {
  name: string;
  title?: string;
  intro: ReactNode;
  message: string;
  action?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function Panel({ name, title, intro, message, action, onClose, children }: PanelProps) {
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) inner.current?.querySelector('.fault')?.scrollIntoView({ block: 'center' });
  }, [message]);
  return (
    <section className="panel" aria-label={name}>
      <header>
        <h2>{title ?? name}</h2>
        {intro}
      </header>
      <div className="scroll" ref={inner}>
        {children}
      </div>
      <footer>
        {message && <em className="fault">{message}</em>}
        <p className="actions">
          {action}
          <Button onClick={onClose}>Close</Button>
        </p>
      </footer>
    </section>
  );
}

type CardProps = { place: string; children: ReactNode; actions?: ReactNode };

export const Card = ({ place, children, actions }: CardProps) => (
  <li>
    <p className="place">{place}</p>
    {children}
    <p className="actions">{actions}</p>
  </li>
);
