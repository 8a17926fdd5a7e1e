import type { Problem } from '../../content-check/problem';
import type { Path } from '../../content-source/read';

/** Where a form or a sentence stands; a page that is yet to be has no file. */
export type Here = { file?: string | undefined; path: Path };

const isIn = ({ file }: Problem, here: Here) => here.file === undefined || file === here.file;

/** Whether a problem is one of this very field, not of one within it. */
export const isOf = (problem: Problem, here: Here): boolean =>
  isIn(problem, here) && problem.field.join('.') === here.path.join('.');

/** Whether a form that shows these fields of a place has none that a problem could stand beside. */
export const isElsewhere = (problem: Problem, here: Here, keys: readonly string[] | undefined) => {
  const key = problem.field[here.path.length];
  return (
    !isIn(problem, here) ||
    here.path.some((part, i) => part !== problem.field[i]) ||
    (keys !== undefined && key !== undefined && !keys.includes(String(key)))
  );
};

/** A problem as one sentence, as said at this place. */
export function sentenceFor(problem: Problem, here?: Here): string {
  const { file, place, found, fix } = problem;
  if (here && isOf(problem, here)) return `This ${found}; ${fix}.`;
  const where = here && isIn(problem, here) ? place : [file, place].filter(Boolean).join(', ');
  return `${where}: ${found}; ${fix}.`;
}

/** What is wrong, and how to fix it, a line each. */
export const Faults = ({ problems, here }: { problems: readonly Problem[]; here: Here }) =>
  problems.map((problem) => (
    <em key={`${problem.file}${problem.field.join()}${problem.found}`} className="fault">
      {sentenceFor(problem, here)}
    </em>
  ));
