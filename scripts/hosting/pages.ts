import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { filesIn } from '../files/files';

/** A page as hosts see it. */
export type HostedPage = {
  /** Its file, relative to the served folder: `/help/faq.html`. */
  file: string;
  /** Its address: `/help/faq`. */
  address: string;
  /** Its content security policy; empty if it has none. */
  policy: string;
};

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const addressOf = (file: string) => file.replace(/\.html$/, '').replace(/^\/index$/, '/');

function policyIn(node: Node): string | undefined {
  if (!('childNodes' in node)) return undefined;
  if (node.nodeName === 'meta') {
    const value = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
    const isPolicy = value('http-equiv')?.toLowerCase() === 'content-security-policy';
    return isPolicy ? value('content') : undefined;
  }
  for (const child of node.childNodes) {
    const found = policyIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The policy in a document's head; the body of a long page is not read. */
export function policyOf(html: string): string {
  const body = html.indexOf('<body');
  return policyIn(parse(body < 0 ? html : html.slice(0, body))) ?? '';
}

/** Every page of an exported folder, including the not-found page, sorted. */
export function readPages(folder: string): HostedPage[] {
  return filesIn(folder, '.html').map((file) => ({
    file,
    address: addressOf(file),
    policy: policyOf(readFileSync(path.join(folder, file), 'utf8')),
  }));
}
