import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesIn } from '../files/files';
import { Refusal, type Submission, type Upload } from './submission';

/** A stored file: its original name, and its safe name in the message's folder. */
const attachmentShape = z.object({
  field: z.string(),
  name: z.string(),
  file: z.string().regex(/^\d+-[\w.-]*$/),
  type: z.string(),
  size: z.number(),
});
export type Attachment = z.infer<typeof attachmentShape>;

/** A stored message. `fields` are the form's own, without the service's (`_subject` …). */
const messageShape = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  mailbox: z.string(),
  subject: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  attachments: z.array(attachmentShape),
});
export type Message = z.infer<typeof messageShape>;

/** Total bytes of all files below a folder. */
async function sizeOf(folder: string): Promise<number> {
  const sizes = filesIn(folder).map(async (file) => (await stat(join(folder, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * A folder per message, with `message.json` and the attachments. Ids sort by time of arrival.
 * @param maximum maximum bytes in total
 */
export function createStore(directory: string, maximum: number) {
  let latest = 0;

  async function requireSpace(bytes: number) {
    await mkdir(directory, { recursive: true });
    if ((await sizeOf(directory)) + bytes > maximum)
      throw new Refusal(507, `The inbox is full: delete messages in the folder ${directory}.`);
  }

  /** @throws {Refusal} 507 when the storage limit is reached */
  async function keep(mailbox: string, subject: string, { entries, uploads }: Submission) {
    // Unique and increasing, so that ids alone give the order.
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

    const text = JSON.stringify(message, null, 2);
    const bytes = message.attachments.reduce((sum, { size }) => sum + size, text.length);
    await requireSpace(bytes);

    // Written elsewhere and moved as a whole, so that no reader sees half a message.
    const draft = join(directory, `.${message.id}`);
    await mkdir(draft, { recursive: true });
    for (const [i, { file }] of message.attachments.entries()) {
      await writeFile(join(draft, file), uploads[i]?.content ?? '');
    }
    await writeFile(join(draft, 'message.json'), text);
    await rename(draft, join(directory, message.id));
  }

  /** All messages, newest first, and the names of other entries in the folder. */
  async function read(): Promise<{ messages: Message[]; odd: string[] }> {
    await mkdir(directory, { recursive: true });
    const names = (await readdir(directory)).filter((name) => !name.startsWith('.'));
    const read = await Promise.all(names.sort().reverse().map(open));
    return {
      messages: read.filter((found) => found !== undefined),
      odd: names.filter((_, index) => !read[index]),
    };
  }

  /** The message in this folder, if it is one. */
  async function open(name: string): Promise<Message | undefined> {
    try {
      const kept = messageShape.parse(
        JSON.parse(await readFile(join(directory, name, 'message.json'), 'utf8')),
      );
      return kept.id === name ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  /** Opens only listed files, so that a made-up path matches nothing. */
  async function openAttachment(id: string, file: string) {
    const kept = (await read()).messages.find((message) => message.id === id);
    const attachment = kept?.attachments.find((candidate) => candidate.file === file);
    const content =
      attachment && (await readFile(join(directory, id, file)).catch(() => undefined));
    return content && { attachment, content };
  }

  return { keep, read, openAttachment };
}

/** Numbered, because two files may have one name; ASCII only, for any file system. */
function describe({ field, name, type, content }: Upload, index: number): Attachment {
  const file = `${index + 1}-${name.replaceAll(/[^\w.-]+/g, '_').slice(-80)}`;
  return { field, name, file, type, size: content.length };
}
