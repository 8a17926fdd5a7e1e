import { englishFileOf, recordedIn } from '../content/languages';
import type { OlderPage, SentPair } from '../edited-site';
import { valueIn } from '../source/read';
import type { Judge } from './judge';
import { sentText } from './unsent';
import type { Workspace } from './workspace';

/**
 * A page and its translation when they last said the same: as they were sent, or in the commit that
 * recorded the hash. Undefined if the history does not have it.
 */
export async function baseOf(
  workspace: Workspace,
  judge: Judge,
  file: string,
): Promise<SentPair | undefined> {
  const name = englishFileOf(file);
  const [english, texts] = [await sentText(workspace, name), await sentText(workspace, file)];
  if (english === undefined || texts === undefined) return undefined;
  const recorded = recordedIn(valueIn(texts));
  if (recorded === undefined) return undefined;
  if ((await judge.ask('hash', name, english)) === recorded) return { english, texts };
  const commits = await workspace
    .git('log', '--format=%H', `-S${recorded}`, '--', file)
    .catch(() => '');
  const [commit] = commits.split('\n');
  if (!commit) return undefined;
  const [then, wrote] = [
    await workspace.fileIn(commit, name),
    await workspace.fileIn(commit, file),
  ];
  if (!then || !wrote || recordedIn(valueIn(`${wrote}`)) !== recorded) return undefined;
  return { english: `${then}`, texts: `${wrote}` };
}

/** The translations that are older than their English pages. */
export async function olderPages(workspace: Workspace, judge: Judge): Promise<OlderPage[]> {
  const pages = await judge.ask('behind');
  return Promise.all(
    pages.map(async (page) => {
      const base = await baseOf(workspace, judge, page.file);
      const sentences = base && (await judge.ask('older', page.file, base));
      return sentences ? { ...page, sentences } : page;
    }),
  );
}
