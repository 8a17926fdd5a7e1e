import type { Problem } from '@nectarine/edit-mode/content/problem';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BRIEF_CHANGES, FIXED_IN_BRIEF, SHORTEST_REASON } from '../../content-check/brief-question';

const isAsked = ({ file }: Problem) => file === BRIEF_CHANGES;

/** Whether nothing but a reason is missing. */
export const isOnlyAsked = (problems: readonly Problem[]): boolean =>
  problems.length > 0 && problems.every(isAsked);

/** The problems other than a missing reason, which is asked for and not reported. */
export const othersThanBrief = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter((problem) => !isAsked(problem));

/** Whether nothing but a reason is missing, and this is one. */
export const isDecided = (problems: readonly Problem[], why: string): boolean =>
  problems.every(isAsked) && why.trim().length >= SHORTEST_REASON;

type BriefQuestionProps = {
  problems: readonly Problem[];
  why: string;
  onWhy: (why: string) => void;
  onKey?: (event: KeyboardEvent) => void;
  /** Whether the answer is what saving waits for. */
  isWanted?: boolean;
};

/** Asks for the reason of a change of what the brief fixes. */
export function BriefQuestion({
  problems,
  why,
  onWhy,
  onKey,
  isWanted = false,
}: BriefQuestionProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) input.current?.focus();
  }, [isWanted]);
  const asked = problems.find(isAsked);
  if (!asked) return null;
  return (
    <div className="question">
      <p>
        <strong>{asked.found}:</strong> {FIXED_IN_BRIEF}
      </p>
      <label>
        Who decided it, and why
        <input
          ref={input}
          value={why}
          placeholder="The owner: fuel costs more since May"
          onChange={(event) => onWhy(event.target.value)}
          onKeyDown={onKey}
        />
      </label>
    </div>
  );
}
