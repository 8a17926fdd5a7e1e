import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';

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
  } catch (error) {
    throw new Refusal(400, `The form cannot be read: ${(error as Error).message}.`);
  }
}

/**
 * An oversized body is read to its end, otherwise the sender sees a broken connection instead of an
 * answer.
 */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
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

function parseForm(body: Buffer, type: string): Promise<Submission> {
  return new Promise((resolve, reject) => {
    const submission: Submission = { entries: [], uploads: [] };
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: { fieldSize: Number.POSITIVE_INFINITY },
    });
    parser.on('field', (name, value) => submission.entries.push([name, value]));
    parser.on('file', (field, stream, name, _encoding, mediaType) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('end', () => {
        // An empty file control arrives as a file without a name.
        if (name) {
          submission.uploads.push({ field, name, type: mediaType, content: Buffer.concat(chunks) });
        }
      });
    });
    parser.on('finish', () => resolve(submission));
    parser.on('error', reject);
    parser.end(body);
  });
}
