type Piece = Readonly<Record<string, string>>;

/** The fields that pieces of running text may have. */
const pieceKeys: ReadonlySet<string> = new Set([
  ...['text', 'strong', 'abbr', 'meaning'],
  ...['page', 'fragment', 'portal', 'channel', 'unregistered', 'url'],
]);

const isPiece = (value: unknown): value is string | Piece =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((key) => pieceKeys.has(key)));

/** Whether a list is running text: words in turn with links, emphasis and abbreviations. */
export const isRunningText = (value: unknown): value is readonly (string | Piece)[] =>
  Array.isArray(value) &&
  value.every(isPiece) &&
  value.some((piece) => typeof piece !== 'string' && (piece.text ?? piece.strong ?? piece.abbr));

const escaped = (text = '') => text.replace(/[\\[\]*<]/g, '\\$&');
const unescaped = (text = '') => text.replace(/\\([\\[\]*<])/g, '$1');

function addressOf({ page = '', fragment, portal, channel, unregistered, url }: Piece): string {
  if (portal) return `portal:${portal}`;
  if (channel) return `channel:${channel}`;
  return unregistered ?? url ?? (fragment ? `${page}#${fragment}` : page);
}

function targetOf(address: string): Piece {
  const [, kind, name = ''] = /^(portal|channel):(.+)$/.exec(address) ?? [];
  if (kind) return { [kind]: name };
  if (address.startsWith('/')) return { unregistered: address };
  if (/^https?:/.test(address)) return { url: address };
  const [page, fragment] = address.split('#');
  return { ...(page ? { page } : {}), ...(fragment ? { fragment } : {}) };
}

function written(piece: string | Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  const { text, strong, abbr, meaning } = piece;
  if (strong !== undefined) return `**${escaped(strong)}**`;
  if (abbr !== undefined) return `<abbr title="${meaning}">${escaped(abbr)}</abbr>`;
  return `[${escaped(text)}](${addressOf(piece)})`;
}

/** Running text as translators read it: `For a price, use the [quote form](get-quote).` */
export const asMessage = (pieces: readonly (string | Piece)[]): string =>
  pieces.map(written).join('');

const words = String.raw`((?:\\.|[^\\\]*<])+?)`;
const markup = new RegExp(
  String.raw`\[${words}\]\(([^()\s]+)\)|\*\*${words}\*\*|<abbr title="([^"]*)">${words}</abbr>`,
  'g',
);

/** Running text from a message. Text without links or emphasis is a plain string. */
export function fromMessage(message: string): string | (string | Piece)[] {
  const pieces: (string | Piece)[] = [];
  let end = 0;
  for (const match of message.matchAll(markup)) {
    const [whole, text, address = '', strong, meaning = '', abbr] = match;
    if (match.index > end) pieces.push(unescaped(message.slice(end, match.index)));
    if (strong !== undefined) pieces.push({ strong: unescaped(strong) });
    else if (abbr !== undefined) pieces.push({ abbr: unescaped(abbr), meaning });
    else pieces.push({ text: unescaped(text), ...targetOf(address) });
    end = match.index + whole.length;
  }
  const rest = unescaped(message.slice(end));
  if (pieces.length === 0) return rest;
  return rest ? [...pieces, rest] : pieces;
}
