import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Submission, Upload } from './submission';

/** A kept file: the name it was sent under, and the safe one it has in its message's folder. */
export type Attachment = { field: string; name: string; file: string; type: string; size: number };

/** A kept message. `fields` are the form's own; the service's (`_subject` …) are not among them. */
export type Message = {
  id: string;
  receivedAt: string;
  mailbox: string;
  subject: string;
  fields: [name: string, value: string][];
  attachments: Attachment[];
};

/** A folder per message: `message.json` and the attachments. Ids sort by time of arrival. */
export function createStore(directory: string) {
  let latest = 0;

  async function keep(mailbox: string, subject: string, { entries, uploads }: Submission) {
    // Never the same twice, so that the id alone tells which came first.
    latest = Math.max(Date.now(), latest + 1);
    const receivedAt = new Date(latest).toISOString();
    const message: Message = {
      id: receivedAt.replaceAll(/[:.]/g, '-'),
      receivedAt,
      mailbox,
      subject,
      fields: entries.filter(([name]) => !name.startsWith('_')),
      attachments: uploads.map(describe),
    };

    // Written aside and moved in whole, so that no reader ever meets half a message.
    const draft = join(directory, `.${message.id}`);
    await mkdir(draft, { recursive: true });
    for (const [i, { file }] of message.attachments.entries()) {
      await writeFile(join(draft, file), uploads[i]?.content ?? '');
    }
    await writeFile(join(draft, 'message.json'), JSON.stringify(message, null, 2));
    await rename(draft, join(directory, message.id));
  }

  /** All messages, the newest first. */
  async function list(): Promise<Message[]> {
    await mkdir(directory, { recursive: true });
    const ids = (await readdir(directory)).filter((name) => !name.startsWith('.'));
    return Promise.all(ids.sort().reverse().map(read));
  }

  async function read(id: string): Promise<Message> {
    return JSON.parse(await readFile(join(directory, id, 'message.json'), 'utf8'));
  }

  /** Only what the list names is ever opened: a path made up by a visitor matches nothing. */
  async function openAttachment(id: string, file: string) {
    const message = (await list()).find((kept) => kept.id === id);
    const attachment = message?.attachments.find((kept) => kept.file === file);
    if (!attachment) return undefined;
    return { attachment, content: await readFile(join(directory, id, file)) };
  }

  return { keep, list, openAttachment };
}

/** Numbered, for two files may have one name; plain ASCII, for any file system takes that. */
function describe({ field, name, type, content }: Upload, index: number): Attachment {
  const file = `${index + 1}-${name.replaceAll(/[^\w.-]+/g, '_').slice(-80)}`;
  return { field, name, file, type, size: content.length };
}
