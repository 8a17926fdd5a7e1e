/** A catalogue as reviewers have it: what the editor's own translations are counted from. */
import { type Message, messagesIn } from '@/lib/languages/messages';
import { contentFrom } from '@/lib/pages/content-files';
import { type Catalogue, catalogueText, sharedCatalogue } from '../../content-source/catalogue';
import type { ContentFile } from '../../content-source/content-file';
import { updated } from '../../content-source/update-catalogue';

/** What changes are counted from: the English files and the catalogue that reviewers have. */
export type Sent = { files: readonly ContentFile[]; text: string };

/** A catalogue as it was sent, in step with other English texts. */
export function inStep({ files: before, text }: Sent, after: readonly ContentFile[]): Catalogue {
  const [sent, english] = [sharedCatalogue(text), contentFrom(after)];
  if (!english) return structuredClone(sent);
  return updated(sent, english, new Map(correctedTexts(before, after)));
}

/** How what was sent would be written today. */
const written = new WeakMap<Sent, string>();

/** The text of a catalogue; where nothing differs from what was sent, that, byte for byte. */
export function textOf(catalogue: Catalogue, sent: Sent): string {
  const asSent = written.get(sent) ?? catalogueText(inStep(sent, sent.files));
  written.set(sent, asSent);
  const text = catalogueText(catalogue);
  return text === asSent ? sent.text : text;
}

/** Texts with other words in the same place, and the words before. */
export const correctedTexts = (before: readonly ContentFile[], after: readonly ContentFile[]) =>
  after.flatMap((now) => {
    const old = before.find(({ file }) => file === now.file);
    return old ? correctedIn(messagesIn(old), messagesIn(now)) : [];
  });

function correctedIn(before: readonly Message[], after: readonly Message[]) {
  const [known, kept] = [before, after].map((texts) => new Set(texts.map(({ msgid }) => msgid)));
  const byField = new Map(before.map(({ field, msgid }) => [field.join('.'), msgid]));
  return after.flatMap(({ field, msgid }): [string, string][] => {
    const old = byField.get(field.join('.'));
    return !old || known?.has(msgid) || kept?.has(old) ? [] : [[msgid, old]];
  });
}
