// Mutants of a source: one small fault each, as a person might make it: an operator, a constant, a
// rounding turned round.
import { parseSync, Visitor } from 'rolldown/utils';

export interface Mutant {
  readonly line: number;
  /** What stands there, and what the mutant has instead. */
  readonly from: string;
  readonly to: string;
  /** The whole source with the fault in it. */
  readonly text: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
const CALLS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  every: 'some',
  some: 'every',
};

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Operation extends Span {
  readonly operator: string;
  readonly left: Span;
  readonly right: Span;
}

/** Every mutant of a TypeScript source, from top to bottom. */
export function mutantsOf(name: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  // A literal that is a type counts nothing.
  const types = new Set<number>();
  const put = (start: number, end: number, to: string): void => {
    const line = text.slice(0, start).split('\n').length;
    const mutated = text.slice(0, start) + to + text.slice(end);
    found.push({ line, from: text.slice(start, end), to, text: mutated });
  };
  const operation = ({ operator, left, right }: Operation): void => {
    const other = OPERATORS[operator];
    const at = text.indexOf(operator, left.end);
    if (other !== undefined && at >= 0 && at < right.start) put(at, at + operator.length, other);
  };
  new Visitor({
    TSLiteralType: ({ literal }) => void types.add(literal.start),
    BinaryExpression: (node) => operation(node),
    LogicalExpression: (node) => operation(node),
    ConditionalExpression: ({ test }) =>
      put(test.start, test.end, `!(${text.slice(test.start, test.end)})`),
    UnaryExpression: ({ operator, start, argument }) => {
      if (operator === '-') put(start, argument.start, '');
    },
    Literal: ({ start, end, value }) => {
      if (types.has(start)) return;
      if (typeof value === 'number') put(start, end, String(value + 1));
      if (typeof value === 'bigint') put(start, end, `${value + 1n}n`);
    },
    MemberExpression: ({ property }) => {
      const other = property.type === 'Identifier' ? CALLS[property.name] : undefined;
      if (other !== undefined) put(property.start, property.end, other);
    },
  }).visit(parseSync(name, text).program);
  return found.toSorted((a, b) => a.line - b.line);
}
