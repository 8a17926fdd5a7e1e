import { parse } from '@babel/parser';
import type { Comment, Expression, ObjectProperty, Statement } from '@babel/types';
import { valueAt } from './groups';

/** The path of a value in the exported object: `['sections', 3, 'items', 0, 'title']`. */
export type Path = readonly (string | number)[];

export type Source = {
  text: string;
  /** The source with its comments replaced by spaces, so that positions stay the same. */
  code: string;
  root: Expression;
  value: unknown;
};

type Part = Pick<Expression, 'start' | 'end' | 'loc'>;

/** Code where only a value may be written: it would run with every build. */
export class NotPlain extends Error {
  constructor(readonly part: Part) {
    super('not a plain value');
  }
}

export const spanOf = ({ start, end }: Part) => ({ start: start ?? 0, end: end ?? 0 });

/** Unwraps `as const` and `satisfies Page`. */
export function bare(node: Expression): Expression {
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return isTyped ? bare(node.expression) : node;
}

/** The name of a literal property: `title`, `'hong-kong'`. */
export function keyOf({ key, computed }: ObjectProperty): string {
  if (key.type === 'Identifier' && !computed) return key.name;
  if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') return `${key.value}`;
  throw new NotPlain(key);
}

/** The value of a literal. @throws NotPlain where a part of it is something else */
export function literalValue(expression: Expression): unknown {
  const node = bare(expression);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'UnaryExpression':
      if (node.operator !== '-' || node.argument.type !== 'NumericLiteral')
        throw new NotPlain(node);
      return -node.argument.value;
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element?.type === 'SpreadElement' || !element) throw new NotPlain(element ?? node);
        return literalValue(element);
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'ObjectProperty') throw new NotPlain(property);
          return [keyOf(property), literalValue(property.value as Expression)];
        }),
      );
    default:
      throw new NotPlain(node);
  }
}

/** What a statement exports, if anything. A content module imports types only. */
function exportedBy(statement: Statement): Expression[] {
  if (statement.type === 'ImportDeclaration' && statement.importKind === 'type') return [];
  if (statement.type !== 'ExportNamedDeclaration') throw new NotPlain(statement);
  const { declaration } = statement;
  if (declaration?.type !== 'VariableDeclaration') throw new NotPlain(statement);
  return declaration.declarations.flatMap(({ init }) => init ?? []);
}

const blank = (text: string, comment: Comment) => {
  const { start, end } = spanOf(comment as Part);
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
};

/**
 * Parses the source of a content module.
 * @throws SyntaxError with `loc.line` if it is not valid TypeScript or exports no value, NotPlain if
 *   it has more than values
 */
export function readSource(text: string): Source {
  const file = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  const [root] = file.program.body.flatMap(exportedBy);
  if (!root) throw new SyntaxError('the file exports nothing');
  const code = (file.comments ?? []).reduce(blank, text);
  return { text, code, root, value: literalValue(root) };
}

/** The entry of a list or object with this key: its value, and the property that holds it. */
function entryOf(node: Expression, key: string | number) {
  const inner = bare(node);
  if (inner.type === 'ArrayExpression') {
    const value = inner.elements[Number(key)] as Expression | null | undefined;
    return value ? { value, holder: value } : undefined;
  }
  const properties =
    inner.type === 'ObjectExpression' ? (inner.properties as ObjectProperty[]) : [];
  const holder = properties.find((property) => keyOf(property) === String(key));
  return holder && { value: holder.value as Expression, holder };
}

/** The line, counted from 1, of a path or of its longest existing part. */
export function lineOf({ root }: Source, path: Path): number {
  let line = root.loc?.start.line ?? 1;
  let node: Expression | undefined = root;
  for (const key of path) {
    const entry: ReturnType<typeof entryOf> = node && entryOf(node, key);
    line = entry?.holder.loc?.start.line ?? line;
    node = entry?.value;
  }
  return line;
}

export const valueIn = (text: string, path: Path = []): unknown =>
  valueAt(readSource(text).value, path);
