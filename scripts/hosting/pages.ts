import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { filesIn } from '../files/files';

export type HostedPage = {
  /** Its file, relative to the served folder: `/help/faq.html`. */
  file: string;
  /** Its address: `/help/faq`. */
  address: string;
  /** Its content security policy; empty if it has none. */
  policy: string;
};

const addressOf = (file: string) => file.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** The policy in a document's head; the body of a long page is not read. */
export function policyOf(html: string): string {
  const [head = ''] = html.split('<body', 1);
  const policy = parseHTML(head).document.querySelector('[http-equiv=Content-Security-Policy]');
  return policy?.getAttribute('content') ?? '';
}

/** Every page of an exported folder, including the not-found page, sorted. */
export function readPages(folder: string): HostedPage[] {
  return filesIn(folder, '.html').map((file) => ({
    file,
    address: addressOf(file),
    policy: policyOf(readFileSync(path.join(folder, file), 'utf8')),
  }));
}
