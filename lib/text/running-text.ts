import type { Target } from '@/content/schema/link';
import { piecesOf } from './pieces';

/** A piece of running text: words, perhaps with a link, emphasized, or an abbreviation. */
export type Piece = { text: string; to?: Target; strong?: true; meaning?: string };

/** An address, which may have pairs of brackets in it, as words may. */
const address = String.raw`(?:[^()\s]|\([^()\s]*\))+`;
const words = String.raw`(?:[^[\]]|\[[^[\]]*\])+`;

/** A link, emphasis, or an abbreviation. */
export const markup = new RegExp(
  String.raw`\[(${words})\]\((${address})\)|\*\*([^*]+)\*\*|<abbr title="([^"]+)">([^<]+)</abbr>`,
  'g',
);

/** Where the links in a text lead, as it is written there. */
export const addresses = new RegExp(String.raw`(?<=\]\()${address}(?=\))`, 'g');

/** What a link leads to: `get-quote`, `help/faq#duty`, `channel:phone`, `/quote`, `https://…`. */
export function targetOf(to: string): Target {
  const [, kind, name] = /^(portal|channel):(.+)$/.exec(to) ?? [];
  if (kind) return { [kind]: name } as Target;
  if (to.startsWith('/')) return { unregistered: to } as Target;
  if (/^https?:/.test(to)) return { url: to };
  const [page, fragment] = to.split('#');
  return { ...(page && { page }), ...(fragment && { fragment }) } as Target;
}

/**
 * The pieces of running text: `For a price, use the [quote form](get-quote).`, `**strong**`,
 * `<abbr title="Tanzania Revenue Authority">TRA</abbr>`.
 */
export const runningText = (written: string): Piece[] =>
  piecesOf<Piece>(written, markup, ([, text, to = '', strong, meaning = '', abbr = '']) => {
    if (text) return { text, to: targetOf(to) };
    return strong ? { text: strong, strong: true } : { text: abbr, meaning };
  });

/** Content whose links lead elsewhere. @param to where a link leads instead of `help/faq#turkey` */
export const relinked = <Content>(content: Content, to: (address: string) => string): Content =>
  JSON.parse(JSON.stringify(content), (_, value) => {
    if (typeof value === 'string') return value.replace(addresses, to);
    if (typeof value?.page !== 'string') return value;
    const { page, fragment, ...others } = value;
    return { ...others, ...targetOf(to(fragment ? `${page}#${fragment}` : page)) };
  });
