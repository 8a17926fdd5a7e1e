import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

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

/** @throws {Refusal} 400 for what is no form, or a malformed one */
export async function readSubmission(request: IncomingMessage): Promise<Submission> {
  const type = request.headers['content-type'] ?? '';
  // Read to its end, otherwise the sender sees a broken connection instead of an answer.
  const body = new Response(await buffer(request), { headers: { 'content-type': type } });
  const form = await body.formData().catch(() => {
    throw new Refusal(400, 'The form cannot be read: it is of another type, or cut short.');
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
