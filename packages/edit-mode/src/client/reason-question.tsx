import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Problem } from '../content/problem';

const isAsked = ({ question }: Problem) => question !== undefined;

/** Whether a missing reason is the only problem. */
export const lacksOnlyReason = (problems: readonly Problem[]): boolean =>
  problems.length > 0 && problems.every(isAsked);

/** The problems other than a missing reason, for which the form asks instead of reporting it. */
export const problemsBesidesReason = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter((problem) => !isAsked(problem));

/** Whether `why` is a long enough reason, and no other problem remains. */
export const isReasonGiven = (problems: readonly Problem[], why: string): boolean =>
  problems.every(({ question }) => question && why.trim().length >= question.shortest);

type ReasonQuestionProps = {
  problems: readonly Problem[];
  why: string;
  onWhy: (why: string) => void;
  onKey?: (event: KeyboardEvent) => void;
  /** Whether saving waits for the answer. */
  isWanted?: boolean;
};

/** Asks for the reason if a change concerns agreed content. */
export function ReasonQuestion({
  problems,
  why,
  onWhy,
  onKey,
  isWanted = false,
}: ReasonQuestionProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) input.current?.focus();
  }, [isWanted]);
  const asked = problems.find(isAsked);
  if (!asked?.question) return null;
  const { text, label, example } = asked.question;
  return (
    <div className="question">
      <p>
        <strong>{asked.found}:</strong> {text}
      </p>
      <label>
        {label}
        <input
          ref={input}
          value={why}
          placeholder={example}
          onChange={(event) => onWhy(event.target.value)}
          onKeyDown={onKey}
        />
      </label>
    </div>
  );
}
