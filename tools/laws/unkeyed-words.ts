// Words that a screen says by itself instead of by a key of the catalogue, from the syntax tree:
// text between tags, and literals in attributes that people read.
import { Visitor } from 'rolldown/utils';
import type { Source } from './source.ts';

/** Attributes that people read. */
const WORDED: ReadonlySet<unknown> = new Set([
  'label',
  'title',
  'placeholder',
  'help',
  'lead',
  'description',
  'aria-label',
  'message',
  'hint',
  'submitLabel',
  'busyLabel',
  'text',
]);
/** What is called the same in every language. */
const NAMES =
  /\b(?:Purlin|Ctrl [KZ]|npm run backup|QuickBooks|Intuit|ACH|NACHA|SFTP|CCB|PDF|CSV|qb|[MKG]B)\b/g;
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(NAMES, ''));

/** A node as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The parts of an expression that may be what it comes to; what is called says its own. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  JSXExpressionContainer: ['expression'],
  ParenthesizedExpression: ['expression'],
  TSAsExpression: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
};
function literalsIn(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  const parts: Readonly<Record<string, unknown>> = { ...node };
  if (node.type === 'Literal') return typeof parts['value'] === 'string' ? [parts['value']] : [];
  if (node.type === 'TemplateLiteral')
    return (parts['quasis'] as readonly { readonly value: { readonly raw: string } }[]).map(
      ({ value }) => value.raw,
    );
  return (OUTCOMES[node.type] ?? []).flatMap((name) => literalsIn(parts[name]));
}

/** Each with the line it stands on. */
export function unkeyedWords({ program, lineAt }: Source): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  const look = ({ start }: Node, texts: readonly string[]): void => {
    const text = texts.find(hasWords);
    if (text !== undefined) found.push({ line: lineAt(start), text: text.trim().slice(0, 60) });
  };
  const tree = program();
  if (tree)
    new Visitor({
      JSXText: (node) => look(node, [node.value]),
      JSXAttribute: (node) => {
        if (WORDED.has(node.name.name)) look(node, literalsIn(node.value));
      },
    }).visit(tree);
  return found;
}
