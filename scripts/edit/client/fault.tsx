import type { ReactNode } from 'react';
import type { Problem } from '../model/problem';
import type { Path } from '../source/read';

/** The place of a form or sentence; a page that is being created has no file. */
export type Here = { file?: string | undefined; path: Path };

/** Whether a problem is in the file of a form. */
export const isIn = ({ file }: Problem, here: Here) =>
  here.file === undefined || file === here.file;

/** Whether a problem concerns this field itself, not one inside it. */
export const isOf = (problem: Problem, here: Here): boolean =>
  isIn(problem, here) && problem.field.join('.') === here.path.join('.');

/** Whether a problem concerns none of a form's fields. @param keys those at the top of the form */
export const isElsewhere = (problem: Problem, here: Here, keys: readonly string[] | undefined) => {
  const key = problem.field[here.path.length];
  return (
    !isIn(problem, here) ||
    here.path.some((part, i) => part !== problem.field[i]) ||
    (keys !== undefined && key !== undefined && !keys.includes(String(key)))
  );
};

/** A problem as one sentence, worded for this place. */
export function sentenceFor(problem: Problem, here?: Here): string {
  const { file, place, found, fix } = problem;
  if (here && isOf(problem, here)) return `This ${found}; ${fix}.`;
  const where = here && isIn(problem, here) ? place : [file, place].filter(Boolean).join(', ');
  return `${where}: ${found}; ${fix}.`;
}

/** What is wrong and how to fix it, one line each. */
export const Faults = ({ problems, here }: { problems: readonly Problem[]; here: Here }) =>
  problems.map((problem) => (
    <em key={`${problem.file}${problem.field.join()}${problem.found}`} className="fault">
      {sentenceFor(problem, here)}
    </em>
  ));

/** Why a form cannot be saved, shown next to its button; empty if it can. */
export const reasonFor = ([first, ...more]: readonly Problem[], here: Here): string =>
  first ? sentenceFor(first, here) + (more.length > 0 ? ` ${more.length} more to fix.` : '') : '';

type ProblemListProps<Found extends Problem> = {
  problems: readonly Found[];
  onGo: (file: string, path: Path) => void;
  /** Further buttons of a problem. */
  more?: (problem: Found) => ReactNode;
};

/** Problems with their places, each with a button that leads there. */
export function ProblemList<Found extends Problem>(props: ProblemListProps<Found>) {
  const { problems, onGo, more } = props;
  return (
    <ul className="faults" hidden={problems.length === 0}>
      {problems.map((problem) => {
        const { file, line, place, field } = problem;
        return (
          <li key={`${file}${field.join()}${problem.found}`}>
            <p className="place">
              {place || file} <small>{[file, line].filter(Boolean).join(', line ')}</small>
            </p>
            <em className="fault">{sentenceFor(problem, { file, path: field as Path })}</em>
            <p className="actions">
              <button type="button" onClick={() => onGo(file, field as Path)}>
                Go there
              </button>
              {more?.(problem)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
