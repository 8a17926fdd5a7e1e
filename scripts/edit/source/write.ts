import type { Expression } from '@babel/types';
import { codeOf, type Quote, quoted } from './code';
import { bare, nodeAt, type Path, propertyOf, readSource, type Source } from './read';

/** A change that the file's structure does not allow; the message is for editors. */
export class NotWritable extends Error {}

type Span = { start: number; end: number };

const spanOf = ({ start, end }: { start?: number | null; end?: number | null }): Span => ({
  start: start ?? 0,
  end: end ?? 0,
});

const splice = (text: string, { start, end }: Span, put: string) =>
  text.slice(0, start) + put + text.slice(end);

/** A value as source code. A text takes the quotes of the text that it replaces. */
function codeLike(node: Expression, value: unknown, text: string): string {
  const first = text[spanOf(node).start];
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
  return isText && typeof value === 'string' ? quoted(value, first as Quote) : codeOf(value);
}

function required(source: Source, path: Path): Expression {
  const node = nodeAt(source, path);
  if (node) return node;
  throw new NotWritable('this is put together in the file; an engineer can change it');
}

/** An entry of a list or object with its comments, before it and on its line. */
type Chunk = { lead: string; code: string; remark: string };

type Container = Extract<Expression, { type: 'ArrayExpression' | 'ObjectExpression' }>;

function containerAt(source: Source, path: Path): Container {
  const node = bare(required(source, path));
  if (node.type === 'ArrayExpression' || node.type === 'ObjectExpression') return node;
  throw new NotWritable('this is not a list, so nothing can be added to it');
}

/** Splits a list or object into its entries and the text before the closing bracket. */
function chunksOf({ text, code }: Source, node: Container): { chunks: Chunk[]; rest: string } {
  const entries = node.type === 'ArrayExpression' ? node.elements : node.properties;
  const close = spanOf(node).end - 1;
  let from = spanOf(node).start + 1;
  const chunks = entries.map((entry): Chunk => {
    if (!entry) throw new NotWritable('this list has a gap; an engineer can fix it');
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

function withChunks(source: Source, path: Path, change: (chunks: Chunk[]) => Chunk[]): string {
  const node = containerAt(source, path);
  const { chunks, rest } = chunksOf(source, node);
  const changed = change(chunks);
  const inner = changed.map(({ lead, code, remark }) => `${lead}${code},${remark}`).join('');
  const { start, end } = spanOf(node);
  const body = changed.length === 0 ? rest.trim() : inner + rest;
  return splice(source.text, { start: start + 1, end: end - 1 }, body);
}

/** New entries are formatted like their neighbors: a multi-line object stays multi-line. */
function newChunk(value: unknown, like: Chunk | undefined): Chunk {
  const code = codeOf(value);
  const spread = like?.code.startsWith('{\n') && code.startsWith('{ ');
  return {
    lead: like?.lead.includes('\n') ? '\n' : ' ',
    code: spread ? `{\n${code.slice(2)}` : code,
    remark: '',
  };
}

/**
 * Writes a value at a path of a content module. Replaces only the literal; appends a new field to
 * its object; `undefined` removes one.
 * @returns the module's new source, not yet formatted
 * @throws NotWritable if the file does not contain the path as a literal
 */
export function setValue(text: string, path: Path, value: unknown): string {
  const source = readSource(text);
  const node = nodeAt(source, path);
  const name = path.at(-1);
  const parent = path.slice(0, -1);
  if (node && value !== undefined) {
    return splice(text, spanOf(bare(node)), codeLike(bare(node), value, text));
  }
  if (typeof name !== 'string') throw new NotWritable('there is no such entry in this list');
  if (node) {
    const property = propertyOf(required(source, parent), name);
    const index = propertiesOf(source, parent).indexOf(property as never);
    return withChunks(source, parent, (chunks) => chunks.toSpliced(index, 1));
  }
  const field = codeOf({ [name]: value }).slice(2, -2);
  return withChunks(source, parent, (chunks) => [
    ...chunks,
    { lead: chunks.at(-1)?.lead.includes('\n') ? '\n' : ' ', code: field, remark: '' },
  ]);
}

function propertiesOf(source: Source, path: Path) {
  const node = containerAt(source, path);
  return node.type === 'ObjectExpression' ? node.properties : [];
}

function listAt(text: string, path: Path): Source {
  const source = readSource(text);
  if (containerAt(source, path).type === 'ArrayExpression') return source;
  throw new NotWritable('this is not a list, so nothing can be added to it');
}

/** Inserts an entry into a list, before the one at `index`. */
export function insertItem(text: string, path: Path, index: number, value: unknown): string {
  return withChunks(listAt(text, path), path, (chunks) =>
    chunks.toSpliced(index, 0, newChunk(value, chunks[index] ?? chunks.at(-1))),
  );
}

/** Removes an entry from a list, with its comments. */
export function removeItem(text: string, path: Path, index: number): string {
  return withChunks(listAt(text, path), path, (chunks) => chunks.toSpliced(index, 1));
}

/** Reorders a list with its comments. @param order the previous index of each entry */
export function reorderItems(text: string, path: Path, order: readonly number[]): string {
  return withChunks(listAt(text, path), path, (chunks) => order.flatMap((i) => chunks[i] ?? []));
}
