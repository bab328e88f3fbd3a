// Lengths of functions, from the syntax tree. A suite of specs is a list and not a function,
// however long.
import { Visitor } from 'rolldown/utils';
import { limits } from './house-laws.ts';
import type { Source } from './source.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}
interface FunctionNode extends Place {
  readonly body: object | null;
}
interface Statement extends Place {
  readonly type: string;
}

const SUITE = /^(?:describe|it|test)\b/;

/** Functions over the limit: the line each starts on and how many lines it has. */
export function longFunctions({
  program,
  lineAt,
  text,
}: Source): { line: number; length: number }[] {
  const found: { line: number; length: number }[] = [];
  const measure = (node: FunctionNode): void => {
    const line = lineAt(node.start);
    const length = lineAt(node.end) - line + 1;
    if (length > limits.functionLines && !isSuite(node, text)) found.push({ line, length });
  };
  const tree = program();
  if (tree)
    new Visitor({
      FunctionDeclaration: measure,
      FunctionExpression: measure,
      ArrowFunctionExpression: measure,
    }).visit(tree);
  return found;
}

function isSuite({ body }: FunctionNode, text: string): boolean {
  const statements =
    body && 'body' in body && Array.isArray(body.body) ? (body.body as readonly Statement[]) : [];
  return statements.some(
    ({ type, start, end }) => type === 'ExpressionStatement' && SUITE.test(text.slice(start, end)),
  );
}
