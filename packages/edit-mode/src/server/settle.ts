import { isUnfinished, untranslatedIn } from '../content/untranslated';
import { valueIn } from '../source/read';
import { setValue } from '../source/write';

type PageText = { address?: string; aliases?: readonly string[] };

/**
 * A page's text in another language, still shown at its previous address too.
 * @param sent its source as it was last sent, if visitors may have it
 */
export function withAddresses(text: string, sent: string | undefined): string {
  const { address, aliases = [] } = valueIn(text) as PageText;
  const before = sent === undefined ? undefined : (valueIn(sent) as PageText);
  if (address === undefined || before?.address === undefined || isUnfinished(before)) return text;
  const kept = [...new Set([...aliases, before.address])].filter((one) => one !== address);
  const isSame = kept.length === aliases.length && kept.every((one) => aliases.includes(one));
  return isSame ? text : setValue(text, ['aliases'], kept.length > 0 ? kept : undefined);
}

/**
 * A page's text that is no longer unfinished once all is translated.
 * @param sent for an undo: its source as it was last sent, which may have been unfinished
 */
export function withFinish(text: string, sent?: string): string {
  const texts = valueIn(text);
  const isLeft = untranslatedIn(texts).length > 0;
  if (isUnfinished(texts)) return isLeft ? text : setValue(text, ['unfinished'], undefined);
  const wasUnfinished = sent !== undefined && isUnfinished(valueIn(sent));
  return isLeft && wasUnfinished ? setValue(text, ['unfinished'], true) : text;
}
