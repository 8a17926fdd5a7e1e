import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

type CarouselLinkProps = {
  className: string | undefined;
  label: string;
  /** Address of the target slide. */
  href: string;
  /** `current`: its slide is shown. `disabled`: there is no further slide in that direction. */
  state: 'current' | 'disabled' | undefined;
  onClick: (event: MouseEvent) => void;
  children?: ReactNode;
};

/** Links activate on Enter only; something announced as a button must also respond to Space. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * A control of the carousel: a link to a slide, so that it works without script, announced as a
 * button.
 */
export function CarouselLink({
  className,
  label,
  href,
  state,
  onClick,
  children,
}: CarouselLinkProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button could not scroll before the script is there
    <a
      className={className}
      role="button"
      href={href}
      aria-label={label}
      aria-current={state === 'current' ? 'true' : undefined}
      aria-disabled={state === 'disabled' ? true : undefined}
      onClick={onClick}
      onKeyDown={pressOnSpace}
    >
      {children}
    </a>
  );
}
