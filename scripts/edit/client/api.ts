import type { Problem } from '../../content-source/problem';
import type { Actions } from '../server/actions';

type Name = keyof Actions;
type Answer<N extends Name> = Awaited<ReturnType<Actions[N]>>;

export class RefusedHere extends Error {
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

/** The last saved change of this page, for Ctrl+Z. */
let lastSaved: Parameters<Actions['make']> | undefined;

/** Undoes the last saved change. @returns whether there was one on this page */
export async function undoLast(): Promise<boolean> {
  if (!lastSaved) return false;
  await ask('undo', ...lastSaved);
  lastSaved = undefined;
  return true;
}

/** Asks the server side of the edit mode. @throws RefusedHere with a message for the editor */
export async function ask<N extends Name>(
  name: N,
  ...asked: Parameters<Actions[N]>
): Promise<Answer<N>> {
  const response = await fetch(`/_edit/${name}`, {
    method: 'POST',
    body: JSON.stringify(asked),
  }).catch(() => {
    throw new RefusedHere('The edit mode has stopped. Start it again with npm run edit.');
  });
  const answer = await response.json();
  if (!response.ok) throw new RefusedHere(answer.message, answer.problems);
  if (name === 'make') lastSaved = asked as unknown as Parameters<Actions['make']>;
  return answer;
}
