import { brotliCompressSync } from 'node:zlib';

/** A style or script element with its content, or the text between two tags. */
const CODE_OR_TEXT = /(<(style|script)\b[^>]*>)([\s\S]*?)(?=<\/\2>)|>([^<]+)(?=<)/g;

/** Removes text and structured data from a document; markup, styles and scripts stay. */
function withoutWords(html: string): string {
  return html.replace(CODE_OR_TEXT, (whole, tag: string | undefined) => {
    if (tag === undefined) return '>';
    return tag.includes('ld+json') ? tag : whole;
  });
}

export const compressedSize = (text: string): number => brotliCompressSync(text).length;

/** The compressed bytes that the words of a document cost: its text and structured data. */
export const wordsIn = (html: string): number =>
  compressedSize(html) - compressedSize(withoutWords(html));

/** The inline script of a document that runs; empty if there is none. */
export const loaderIn = (html: string): string =>
  /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
