import { createHash } from 'node:crypto';

/** The source expression that allows this inline script or style in a policy. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Ten hexadecimal digits that name a file by its content. Short, because every page names several. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
