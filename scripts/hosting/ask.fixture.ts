import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A server's response with its body as transferred. */
export type HostAnswer = {
  status: number;
  headers: IncomingMessage['headers'];
  /** Names of all header lines in lower case, repeated ones included. */
  names: string[];
  body: Buffer;
};

/** `fetch` would normalize the path, follow redirects and decode bodies. */
export async function ask(
  port: number,
  path: string,
  question: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HostAnswer> {
  const { method = 'GET', headers = {}, body = '' } = question;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers, agent: false };
    request(options, resolve).on('error', reject).end(body);
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    names: response.rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase()),
    body: await buffer(response),
  };
}
