import type { Problem } from '../model/problem';
import type { Actions } from '../server/actions';
import { replaceText } from './sentences';

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

/** The last saved change of this page, for Ctrl+Z. */
let lastSaved: Parameters<Actions['make']>[0] | undefined;

/** Undoes the last saved change. @returns whether there was one on this page */
export async function undoLast(): Promise<boolean> {
  if (!lastSaved) return false;
  const { file, change } = lastSaved;
  await ask('undo', lastSaved);
  lastSaved = undefined;
  replaceText({ file, path: change.path }, change.after, change.before);
  return true;
}

/** Asks the server side of the edit mode. @throws RefusedHere with a message for the editor */
export async function ask<N extends Name>(
  name: N,
  asked?: Parameters<Actions[N]>[0],
): Promise<Answer<N>> {
  const body = JSON.stringify(asked ?? null);
  let response = await post(name, body);
  if (response.status === 403) {
    await renewToken();
    response = await post(name, body);
  }
  const answer = await response.json();
  if (!response.ok) throw new RefusedHere(answer.message, response.status, answer.problems ?? []);
  if (name === 'make') lastSaved = asked as Parameters<Actions['make']>[0];
  return answer;
}
