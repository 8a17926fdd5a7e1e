import { type ParserOptions, parse } from '@babel/parser';
import type { Comment, Expression, ObjectProperty } from '@babel/types';

/** The path of a value in the exported object: `['sections', 3, 'items', 0, 'title']`. */
export type Path = readonly (string | number)[];

/** A parsed content module. */
export type Source = {
  text: string;
  /** The source with its comments replaced by spaces, so that positions stay the same. */
  code: string;
  /** The object literal that the module exports. */
  root: Expression;
};

/** Represents a value that is computed or imported instead of written in the file. */
const computed = Symbol('computed');

const options: ParserOptions = { sourceType: 'module', plugins: ['typescript'] };

const blank = (text: string, { start, end }: Comment) =>
  text.slice(0, start ?? 0) +
  text.slice(start ?? 0, end ?? 0).replace(/[^\n]/g, ' ') +
  text.slice(end ?? 0);

/**
 * Parses the source of a content module.
 * @throws SyntaxError with `loc.line` if it is not valid TypeScript or exports no object
 */
export function readSource(text: string): Source {
  const file = parse(text, options);
  const [root] = file.program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.flatMap(({ init }) => init ?? [])
      : [],
  );
  if (!root) throw new SyntaxError('the file exports nothing');
  return { text, code: (file.comments ?? []).reduce(blank, text), root };
}

/** Unwraps `as const`, `satisfies Page` and parentheses. */
export function bare(node: Expression): Expression {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node;
}

/** The name of a literal property: `title`, `'hong-kong'`. */
function keyOf({ key, computed: isComputed }: ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !isComputed) return key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? `${key.value}` : undefined;
}

/** The property with this name in an object literal. */
export function propertyOf(node: Expression, name: string | number): ObjectProperty | undefined {
  const object = bare(node);
  if (object.type !== 'ObjectExpression') return undefined;
  return object.properties
    .filter((property) => property.type === 'ObjectProperty')
    .find((property) => keyOf(property) === String(name));
}

function childOf(node: Expression, key: string | number): Expression | undefined {
  const inner = bare(node);
  if (inner.type === 'ArrayExpression') {
    const element = inner.elements[Number(key)];
    return element && element.type !== 'SpreadElement' ? element : undefined;
  }
  return propertyOf(inner, key)?.value as Expression | undefined;
}

/** The expression at a path; undefined if the file does not contain it as a literal. */
export function nodeAt({ root }: Source, path: Path): Expression | undefined {
  return path.reduce<Expression | undefined>((node, key) => node && childOf(node, key), root);
}

/** The line, counted from 1, of a path or of its longest existing part. */
export function lineOf(source: Source, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const way = path.slice(0, length);
    const parent = nodeAt(source, way.slice(0, -1));
    const property = parent && propertyOf(parent, way.at(-1) ?? '');
    const line = (property ?? nodeAt(source, way))?.loc?.start.line;
    if (line) return line;
  }
  return source.root.loc?.start.line ?? 1;
}

function objectValue(node: Extract<Expression, { type: 'ObjectExpression' }>): unknown {
  const entries = node.properties.map((property): [string, unknown] | undefined => {
    const key = property.type === 'ObjectProperty' ? keyOf(property) : undefined;
    if (property.type !== 'ObjectProperty' || key === undefined) return undefined;
    return [key, literalValue(property.value as Expression)];
  });
  return entries.includes(undefined)
    ? computed
    : Object.fromEntries(entries as [string, unknown][]);
}

function sum(left: unknown, right: unknown): unknown {
  return typeof left === 'string' && typeof right === 'string' ? left + right : computed;
}

/** The value of an expression, with `computed` for anything that is not a literal. */
export function literalValue(expression: Expression): unknown {
  const node = bare(expression);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? computed : node.quasis[0]?.value.cooked;
    case 'UnaryExpression': {
      const value = literalValue(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : computed;
    }
    case 'BinaryExpression':
      return node.operator === '+'
        ? sum(literalValue(node.left as Expression), literalValue(node.right))
        : computed;
    case 'ArrayExpression':
      return node.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? literalValue(element) : computed,
      );
    case 'ObjectExpression':
      return objectValue(node);
    default:
      return node.type === 'Identifier' && node.name === 'undefined' ? undefined : computed;
  }
}

/** The value at a path of a content module's source; undefined if there is none. */
export function valueIn(text: string, path: Path = []): unknown {
  const node = nodeAt(readSource(text), path);
  return node && literalValue(node);
}

/** Whether a value contains anything that is not a literal in the file. */
export function isComputed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === computed;
  return Object.values(value).some(isComputed);
}
