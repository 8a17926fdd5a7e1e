import type { Problem } from '../../content-check/problem';
import type { Actions } from '../actions';
import { keepAsFound } from './found-pages';

type Name = keyof Actions;
type Answer<N extends Name> = Awaited<ReturnType<Actions[N]>>;

/** What the edit mode refused, and what would have to be mended first. */
export class RefusedHere extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly problems: readonly Problem[],
  ) {
    super(message);
  }
}

/** What changes the site. The page is kept before as it was found. */
const changing: readonly Name[] = ['make', 'create', 'remove'];

/** Asks the edit mode behind the page. @throws RefusedHere in words for the one who edits */
export async function ask<N extends Name>(
  name: N,
  asked?: Parameters<Actions[N]>[0],
): Promise<Answer<N>> {
  if (changing.includes(name)) await keepAsFound(await ask('since'));
  const response = await fetch(`/_edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked ?? null),
  }).catch(() => {
    throw new RefusedHere('The edit mode has stopped. Start it again with npm run edit.', 0, []);
  });
  const answer = await response.json();
  if (response.ok) return answer;
  throw new RefusedHere(answer.message, response.status, answer.problems ?? []);
}
