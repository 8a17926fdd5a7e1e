import { isDeepStrictEqual as same } from 'node:util';
import type { ArrayExpression, Expression, ObjectExpression, ObjectProperty } from '@babel/types';
import { applied } from './change';
import {
  bare,
  keyOf,
  literalValue,
  type Path,
  readSource,
  type Source,
  spanOf,
  valueIn,
} from './read';

/** Invisible characters, which are written as escapes. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u2002-\u200a\u202f]/gu;

const byNumber = (character: string) =>
  [...Array(character.length).keys()]
    .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replace(unseen, byNumber)}'`;

/** A value as source code on one line; formatting wraps it, and chooses the quotes. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([key, field]) => `${quoted(key)}: ${codeOf(field)}`).join(', ')} }`;
}

/** An entry of a list or object: its code, with the comments before it and on its line. */
type Chunk = { lead: string; code: string; remark: string };

/** The entries of a list or object, and the text before its closing bracket. */
function chunksOf({ text, code }: Source, node: ArrayExpression | ObjectExpression) {
  const entries = (
    node.type === 'ArrayExpression' ? node.elements : node.properties
  ) as Expression[];
  const close = spanOf(node).end - 1;
  let from = spanOf(node).start + 1;
  const chunks = entries.map((entry): Chunk => {
    const { start, end } = spanOf(entry);
    const comma = code.indexOf(',', end);
    const after = comma === -1 || comma > close ? end : comma + 1;
    const remark =
      /^[ \t]*(\/\/[^\n]*|\/\*[^\n]*?\*\/(?=[ \t]*\n))/.exec(text.slice(after))?.[0] ?? '';
    const chunk = { lead: text.slice(from, start), code: text.slice(start, end), remark };
    from = after + remark.length;
    return chunk;
  });
  return { chunks, rest: text.slice(from, close) };
}

const newChunk = (code: string): Chunk => ({ lead: '\n', code, remark: '' });

/** The entries of a list with other values: one that stays keeps its code, wherever it is then. */
function listChunks(source: Source, node: ArrayExpression, chunks: Chunk[], values: unknown[]) {
  const old = node.elements as Expression[];
  const left = new Set(old.keys());
  const take = (i: number) => (left.delete(i) ? i : undefined);
  const kept = values.map((value) =>
    take([...left].find((i) => same(literalValue(old[i] as Expression), value)) ?? -1),
  );
  return values.map((value, i): Chunk => {
    const from = kept[i] ?? take(i);
    const [entry, chunk] = [old[from ?? -1], chunks[from ?? -1]];
    if (entry && chunk) return { ...chunk, code: codeFor(source, entry, value) };
    return newChunk(codeOf(value));
  });
}

/** The fields of a group with other values; new ones are last. */
function groupChunks(source: Source, node: ObjectExpression, chunks: Chunk[], values: object) {
  const properties = node.properties as ObjectProperty[];
  const fields = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  const kept = properties.flatMap((property, i): Chunk[] => {
    const chunk = chunks[i];
    const name = keyOf(property);
    if (!chunk || !fields.has(name)) return [];
    const [at, { start, end }] = [spanOf(property).start, spanOf(property.value)];
    const code = codeFor(source, property.value as Expression, fields.get(name));
    fields.delete(name);
    const [key, rest] = [chunk.code.slice(0, start - at), chunk.code.slice(end - at)];
    return [{ ...chunk, code: key + code + rest }];
  });
  const fresh = [...fields].map(([key, value]) => newChunk(codeOf({ [key]: value }).slice(2, -2)));
  return [...kept, ...fresh];
}

/** The code for a value in place of this node. What stays the same keeps its code. */
function codeFor(source: Source, node: Expression, value: unknown): string {
  const inner = bare(node);
  const { start, end } = spanOf(node);
  const own = source.text.slice(start, end);
  if (same(literalValue(inner), value)) return own;
  const at = { start: spanOf(inner).start - start, end: spanOf(inner).end - start };
  const put = (code: string) => own.slice(0, at.start) + code + own.slice(at.end);
  const isList = inner.type === 'ArrayExpression' && Array.isArray(value);
  const isGroup =
    inner.type === 'ObjectExpression' && typeof value === 'object' && !Array.isArray(value);
  if (!isList && !(isGroup && value)) return put(codeOf(value));
  const { chunks, rest } = chunksOf(source, inner);
  const changed = isList
    ? listChunks(source, inner, chunks, value)
    : groupChunks(source, inner as ObjectExpression, chunks, value as object);
  const entries = changed.map(({ lead, code, remark }) => `${lead}${code},${remark}`).join('');
  const [open, close] = isList ? '[]' : '{}';
  return put(`${open}${changed.length === 0 ? rest.trim() : entries + rest}${close}`);
}

/**
 * The source of a content module with another value. What stays the same keeps its code, with its
 * comments and formatting; what is new is not formatted.
 */
export function rewritten(text: string, value: unknown): string {
  const source = readSource(text);
  const { start, end } = spanOf(source.root);
  return text.slice(0, start) + codeFor(source, source.root, value) + text.slice(end);
}

/** The source of a content module with another value at a path; `undefined` removes a field. */
export const setValue = (text: string, path: Path, after: unknown): string =>
  rewritten(text, applied(readSource(text).value, { path, kind: 'changed', after }));

const withoutLayout = (text: string) => text.replace(/[\s,'"\\]/g, '');

/** Whether a module is an earlier one with another value: no comment was added or changed. */
export function isRewritten(earlier: string, text: string): boolean {
  try {
    return withoutLayout(rewritten(earlier, valueIn(text))) === withoutLayout(text);
  } catch {
    return false;
  }
}
