import type { ContentFile } from '@/lib/pages/content-files';
import { addressesOfFile } from '@/lib/pages/registry';
import { type Field, placeOf } from './look-up';
import { translated } from './translated';

/** An English text of the content, as catalogues have it. */
export type Message = {
  field: Field;
  msgid: string;
  /** Its reference, and the context if its translation differs from that of the same words. */
  place: string;
  /** Whether its page cannot do without it: until it is translated, what was in its place stays. */
  isVital: boolean;
};

/** What was found before: a catalogue is compared with the content many times while it is edited. */
const known = new WeakMap<object, { file: string; messages: readonly Message[] }>();

/**
 * The messages of a file, in order. A page's address, `/help/faq`, is translated like a text. The
 * content must not change later.
 */
export function messagesIn(file: ContentFile): readonly Message[] {
  const { content } = file;
  if (typeof content !== 'object' || content === null) return findMessages(file);
  const before = known.get(content);
  if (before?.file === file.file) return before.messages;
  const messages = findMessages(file);
  known.set(content, { file: file.file, messages });
  return messages;
}

function findMessages(file: ContentFile): Message[] {
  const messages: Message[] = [];
  const record = (msgid: string, field: Field, isVital: boolean) => {
    messages.push({ field, msgid, place: placeOf(file.file, field), isVital });
    return msgid;
  };
  const address = addressesOfFile(file.file)?.canonical;
  if (address !== undefined) record(address, ['address'], false);
  translated(file.content, file.schema, record);
  return messages;
}
