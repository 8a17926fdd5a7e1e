import { englishFileOf, isTranslation, translationOf } from '../content/languages';
import type { Texts } from '../edited-site';
import { valueIn } from '../source/read';
import { setValue } from '../source/write';
import type { Judge } from './judge';
import { baseOf } from './older-pages';
import { withAddresses, withFinish } from './settle';
import { sentText, textOf } from './unsent';
import type { Workspace } from './workspace';

/** The files that have or would have the translations of an English file. */
export const translationsOf = (file: string, languages: readonly string[]): string[] =>
  file.startsWith('content/') && !isTranslation(file)
    ? languages.map((language) => translationOf(file, language))
    : [];

async function followed(
  workspace: Workspace,
  judge: Judge,
  { file, text, own, before }: Record<'file' | 'text' | 'own' | 'before', string>,
): Promise<string> {
  const [english, texts] = [await sentText(workspace, file), await sentText(workspace, own)];
  const sent = english && texts ? { english, texts } : undefined;
  const now = await judge.ask('followed', file, text, before, sent);
  return now === before || now === texts ? now : workspace.format(own, now);
}

/** These texts, with the translations of their pages in step with them. */
export async function withTranslations(
  workspace: Workspace,
  judge: Judge,
  texts: Texts,
): Promise<Texts> {
  const all = { ...texts };
  for (const [file, text] of Object.entries(texts)) {
    for (const own of translationsOf(file, judge.site.languages)) {
      const before = textOf(workspace, own);
      if (before === undefined || own in texts) continue;
      const now = text && (await followed(workspace, judge, { file, text, own, before }));
      if (now !== before) all[own] = now;
    }
  }
  return all;
}

type Reason = 'change' | 'undo';

/**
 * A translation with the hash of the English texts of today once no sentence of it is older; after an
 * undo, with the previous hash if one is older again.
 */
async function withHash(
  workspace: Workspace,
  judge: Judge,
  { file, text, reason }: { file: string; text: string; reason: Reason },
): Promise<string> {
  const recorded = valueIn(text, ['english']);
  if (!recorded) return text;
  const page = englishFileOf(file);
  const hash = await judge.ask('hash', page, workspace.read(page));
  if (recorded === hash && reason === 'change') return text;
  const base = await baseOf(workspace, judge, file);
  if (!base) return text;
  const isOlder = (await judge.ask('older', file, base, text)).length > 0;
  if (isOlder && recorded !== hash) return text;
  return setValue(text, ['english'], isOlder ? valueIn(base.texts, ['english']) : hash);
}

/** A translation after a change of it, with its hash, its addresses and `unfinished` up to date. */
export async function settled(
  workspace: Workspace,
  judge: Judge,
  file: string,
  text: string,
  reason: Reason = 'change',
): Promise<string> {
  if (!isTranslation(file)) return text;
  const sent = await sentText(workspace, file);
  const hashed = await withHash(workspace, judge, { file, text, reason });
  return withFinish(withAddresses(hashed, sent), reason === 'undo' ? sent : undefined);
}
