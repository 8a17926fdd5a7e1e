import type { IncomingMessage } from 'node:http';

/** An uploaded file: its form field, name, media type and bytes. */
type Upload = { field: string; name: string; type: string; content: Buffer };

/** A posted form: its text fields in order (names may repeat) and its chosen files. */
export type Submission = { entries: [name: string, value: string][]; uploads: Upload[] };

/** Why a request is refused: the HTTP status and a sentence for the sender. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** @throws {Refusal} 413 for a larger body, 415 for another type, 400 for a malformed form */
export async function readSubmission(
  request: IncomingMessage,
  limit = Number.POSITIVE_INFINITY,
): Promise<Submission> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to its end, otherwise the sender sees a broken connection instead of an answer.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  const type = request.headers['content-type'] ?? '';
  if (size > limit) throw new Refusal(413, `The message is larger than ${limit} bytes.`);
  if (!FORM_TYPE.test(type))
    throw new Refusal(415, `Unsupported type "${type}": send multipart/form-data.`);
  const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
  const form = await body.formData().catch(() => {
    throw new Refusal(400, 'The form cannot be read: its parts are damaged or cut short.');
  });
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
