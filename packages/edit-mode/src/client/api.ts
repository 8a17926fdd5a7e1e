import type { Problem } from '../content/problem';
import type { Actions } from '../server/actions';
import { keepOriginalPage } from './original-pages';

type Name = keyof Actions;
type Answer<N extends Name> = Awaited<ReturnType<Actions[N]>>;

/** A refused action, with what to fix first. */
export class RefusedHere extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly problems: readonly Problem[],
  ) {
    super(message);
  }
}

/** The actions that change the site. A copy of the original page is saved first. */
const changing: readonly Name[] = ['make', 'create', 'translate', 'remove'];

const stopped = () => {
  throw new RefusedHere('The edit mode has stopped. Start it again with npm run edit.', 0, []);
};

let token = document.currentScript?.dataset.token ?? '';

/** After a restart, every page contains the new token. */
async function renewToken(): Promise<void> {
  const page = await fetch(location.href).then((response) => response.text(), stopped);
  token = /data-token="([^"]+)"/.exec(page)?.[1] ?? '';
}

const post = (name: Name, body: string) =>
  fetch(`/_edit/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': token },
    body,
  }).catch(stopped);

/** Asks the server side of the edit mode. @throws RefusedHere with a message for the editor */
export async function ask<N extends Name>(
  name: N,
  asked?: Parameters<Actions[N]>[0],
): Promise<Answer<N>> {
  if (changing.includes(name)) await keepOriginalPage(await ask('since'));
  const body = JSON.stringify(asked ?? null);
  let response = await post(name, body);
  if (response.status === 403) {
    await renewToken();
    response = await post(name, body);
  }
  const answer = await response.json();
  if (response.ok) return answer;
  throw new RefusedHere(answer.message, response.status, answer.problems ?? []);
}
