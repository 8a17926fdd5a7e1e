import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Submission } from './submission';

/** A stored message. `fields` are the form's own, without the service's (`_subject` …). */
export type ReceivedMessage = {
  id: string;
  receivedAt: string;
  mailbox: string;
  subject: string;
  fields: [name: string, value: string][];
  /** Each with its original name, and its safe name in the message's folder. */
  attachments: { field: string; name: string; file: string }[];
};

/** A folder per message, with `message.json` and the attachments. Ids sort by time of arrival. */
export function createStore(directory: string) {
  let latest = 0;

  async function keep(mailbox: string, subject: string, { entries, uploads }: Submission) {
    // Unique and increasing, so that ids alone give the order.
    latest = Math.max(Date.now(), latest + 1);
    const receivedAt = new Date(latest).toISOString();
    const id = receivedAt.replaceAll(/[:.]/g, '-');
    // Written elsewhere and moved as a whole, so that no reader sees half a message.
    const draft = join(directory, `.${id}`);
    await mkdir(draft, { recursive: true });
    const attachments: ReceivedMessage['attachments'] = [];
    for (const [i, { field, name, content }] of uploads.entries()) {
      // Numbered, because two files may have one name; ASCII only, for any file system.
      const file = `${i + 1}-${name.replaceAll(/[^\w.-]+/g, '_').slice(-80)}`;
      await writeFile(join(draft, file), content);
      attachments.push({ field, name, file });
    }
    const fields = entries.filter(([name]) => !name.startsWith('_'));
    const message: ReceivedMessage = { id, receivedAt, mailbox, subject, fields, attachments };
    await writeFile(join(draft, 'message.json'), JSON.stringify(message, null, 2));
    await rename(draft, join(directory, id));
  }

  /** All messages, newest first; what is not a message is left out. */
  async function list(): Promise<ReceivedMessage[]> {
    await mkdir(directory, { recursive: true });
    const names = (await readdir(directory)).filter((name) => !name.startsWith('.'));
    const messages = names
      .sort()
      .reverse()
      .map(async (name): Promise<ReceivedMessage[]> => {
        try {
          return [JSON.parse(await readFile(join(directory, name, 'message.json'), 'utf8'))];
        } catch {
          return [];
        }
      });
    return (await Promise.all(messages)).flat();
  }

  return { keep, list };
}
