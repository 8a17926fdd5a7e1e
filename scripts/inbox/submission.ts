import type { IncomingMessage } from 'node:http';

/** An uploaded file: its form field, name, media type and bytes. */
export type Upload = { field: string; name: string; type: string; content: Buffer };

/** A posted form: its text fields in order (names may repeat) and its chosen files. */
export type Submission = { entries: [name: string, value: string][]; uploads: Upload[] };

/** Why a post is refused: the HTTP status and a sentence for the sender. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Parses a posted form, multipart or urlencoded.
 * @param limit maximum bytes of the body
 * @throws {Refusal} 413 for a larger body, 415 for another content type, 400 for a malformed form
 */
export async function readSubmission(
  request: IncomingMessage,
  limit = Number.POSITIVE_INFINITY,
): Promise<Submission> {
  const body = await readBody(request, limit);
  const type = request.headers['content-type'] ?? '';
  if (!formTypes.test(type)) {
    throw new Refusal(415, `Unsupported type "${type}": send multipart/form-data.`);
  }
  try {
    return await parseForm(body, type);
  } catch {
    throw new Refusal(400, 'The form cannot be read: its parts are damaged or cut short.');
  }
}

/**
 * An oversized body is read to its end, otherwise the sender sees a broken connection instead of an
 * answer.
 */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) {
    throw new Refusal(413, `The message is larger than ${limit / 1024 / 1024} MB.`);
  }
  return Buffer.concat(chunks);
}

async function parseForm(body: Buffer<ArrayBuffer>, type: string): Promise<Submission> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const submission: Submission = { entries: [], uploads: [] };
  for (const [field, value] of form) {
    if (typeof value === 'string') submission.entries.push([field, value]);
    // An empty file control arrives as a file without a name.
    else if (value.name) {
      const content = Buffer.from(await value.arrayBuffer());
      submission.uploads.push({ field, name: value.name, type: value.type, content });
    }
  }
  return submission;
}
