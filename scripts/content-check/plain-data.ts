import { parse } from '@babel/parser';
import type { Expression, Statement } from '@babel/types';
import { bare, isComputed, literalValue } from '../edit/source/read';

type Found = { line: number; code: string };

/** The parts of an expression in which something other than a value may be written. */
const partsOf = (expression: Expression): Expression[] => {
  const node = bare(expression);
  if (node.type === 'ArrayExpression') return node.elements.filter((one) => one !== null) as never;
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.map((property) =>
    property.type === 'ObjectProperty' && !property.computed ? property.value : property,
  ) as never;
};

/** The innermost part that is not written out; undefined if all of it is. */
function calculatedIn(expression: Expression): Expression | undefined {
  if (!isComputed(literalValue(expression))) return undefined;
  for (const part of partsOf(expression)) {
    const found = calculatedIn(part);
    if (found) return found;
  }
  return expression;
}

/** What a statement of a content module does besides importing types and exporting values. */
function foreignIn(statement: Statement): Statement | Expression | undefined {
  if (statement.type === 'ImportDeclaration')
    return statement.importKind === 'type' ? undefined : statement;
  if (statement.type !== 'ExportNamedDeclaration') return statement;
  const { declaration } = statement;
  if (declaration?.type !== 'VariableDeclaration') return statement;
  for (const { init } of declaration.declarations) {
    const found = init ? calculatedIn(init) : statement;
    if (found) return found;
  }
  return undefined;
}

/** The first place where a content module is more than data: code would run with every build. */
export function foreignCode(text: string): Found | undefined {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  for (const statement of program.body) {
    const found = foreignIn(statement);
    if (found?.loc) {
      const [code = ''] = text.slice(found.start ?? 0, found.end ?? 0).split('\n');
      return { line: found.loc.start.line, code };
    }
  }
  return undefined;
}
