import type { ReactNode } from 'react';
import type { Problem } from '../../content-source/problem';
import type { Path } from '../../content-source/read';
import { Button, Card } from './panel';

/** The place of a form or sentence; a page that is being created has no file. */
export type Here = { file?: string | undefined; path: Path };

const isIn = ({ file }: Problem, here: Here) => here.file === undefined || file === here.file;

/** Whether a problem concerns this field itself, not one inside it. */
export const isOf = (problem: Problem, here: Here): boolean =>
  isIn(problem, here) && problem.field.join('.') === here.path.join('.');

export function sentenceFor(problem: Problem, here?: Here): string {
  const { file, place, found, fix } = problem;
  if (here && isOf(problem, here)) return `This ${found}; ${fix}.`;
  const where = here && isIn(problem, here) ? place : [file, place].filter(Boolean).join(', ');
  return `${where}: ${found}; ${fix}.`;
}

export const Faults = ({ problems, here }: { problems: readonly Problem[]; here: Here }) =>
  problems.map((problem) => (
    <em key={`${problem.file}${problem.field.join()}${problem.found}`} className="fault">
      {sentenceFor(problem, here)}
    </em>
  ));

type ProblemListProps<Found extends Problem> = {
  problems: readonly Found[];
  onGo: (file: string, path: Path) => void;
  more?: (problem: Found) => ReactNode;
};

export const ProblemList = <Found extends Problem>(props: ProblemListProps<Found>) => (
  <ul>
    {props.problems.map((problem) => {
      const { file, line, place, field, found } = problem;
      const path = field as Path;
      return (
        <Card
          key={`${file}${field.join()}${found}`}
          place={[place, file, line && `line ${line}`].filter(Boolean).join(', ')}
          actions={
            <>
              <Button onClick={() => props.onGo(file, path)}>Go there</Button>
              {props.more?.(problem)}
            </>
          }
        >
          <em className="fault">{sentenceFor(problem, { file, path })}</em>
        </Card>
      );
    })}
  </ul>
);
