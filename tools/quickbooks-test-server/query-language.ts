// The part of Intuit's query language that we use: one entry, conditions joined by AND, an order,
// and pages.
import { KINDS, type Entry, type EntryKind } from './entries.ts';
import { faulty } from './fault.ts';

type Operator = '=' | '<' | '>' | '<=' | '>=' | 'like' | 'in';
interface Condition {
  readonly field: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}
export interface Asked {
  readonly kind: EntryKind;
  readonly counts: boolean;
  readonly conditions: readonly Condition[];
  readonly orderBy: string | undefined;
  /** From 1. */
  readonly start: number;
  readonly most: number;
}

const MOST = 1000;
const USUAL = 100;
const TEXT = String.raw`'(?:[^'\\]|\\.)*'`;
const VALUE = String.raw`(?:${TEXT}|true|false)`;
const LIST = String.raw`\(\s*${VALUE}(?:\s*,\s*${VALUE})*\s*\)`;
const CONDITION = new RegExp(
  String.raw`^([\w.]+)\s*(=|<=|>=|<|>|like|in)\s*(${LIST}|${VALUE})$`,
  'i',
);
const STATEMENT = new RegExp(
  [
    String.raw`^select\s+(\*|count\(\*\))\s+from\s+(\w+)`,
    String.raw`(?:\s+where\s+((?:${TEXT}|[^'])*?))?`,
    String.raw`(?:\s+orderby\s+([\w.]+)(?:\s+asc)?)?`,
    String.raw`(?:\s+startposition\s+(\d+))?(?:\s+maxresults\s+(\d+))?\s*$`,
  ].join(''),
  'i',
);

const unquoted = (text: string): string =>
  text.startsWith("'") ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text;

const isOperator = (text: string): text is Operator =>
  ['=', '<', '>', '<=', '>=', 'like', 'in'].includes(text);

function conditionOf(text: string): Condition {
  const [, field, operator, value] = CONDITION.exec(text.trim()) ?? [];
  const known = operator?.toLowerCase() ?? '';
  if (field === undefined || value === undefined || !isOperator(known))
    return faulty('query', `QueryParserError: Encountered "${text}"`);
  return {
    field,
    operator: known,
    values: [...value.matchAll(new RegExp(VALUE, 'g'))].map(([one]) => unquoted(one)),
  };
}

/** Conditions are joined by AND outside of texts. */
const parts = (where: string): string[] =>
  [...where.matchAll(new RegExp(String.raw`((?:${TEXT}|[^'])+?)(?:\s+and\s+|$)`, 'gi'))].map(
    ([, one]) => one ?? '',
  );

/** Throws a Fault for what is no query, or one that this server does not know. */
export function parseQuery(text: string): Asked {
  const [, what, from, where, orderBy, start, most] = STATEMENT.exec(text.trim()) ?? [];
  const kind = KINDS.find((one) => one.toLowerCase() === from?.toLowerCase());
  if (!kind) return faulty('query', `QueryParserError: ${text}`);
  if (Number(most ?? 0) > MOST) return faulty('query', `maxresults is ${MOST} at most`);
  return {
    kind,
    counts: what !== '*',
    conditions: where === undefined ? [] : parts(where).map(conditionOf),
    orderBy,
    start: Number(start ?? 1),
    most: Number(most ?? USUAL),
  };
}

/** What stands in a field, also in a part of one: `MetaData.LastUpdatedTime`. */
function valueAt(entry: object, field: string): string | undefined {
  const value = field
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
      entry,
    );
  // An e-mail address or a reference is asked for by the field that holds it.
  if (typeof value === 'object' && value !== null)
    return valueAt(value, 'Address' in value ? 'Address' : 'value');
  return typeof value === 'string'
    ? value
    : value === undefined
      ? undefined
      : JSON.stringify(value);
}

const likes = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('%')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')}$`,
    'i',
  );

function holds(entry: Entry, { field, operator, values }: Condition): boolean {
  const value = valueAt(entry, field);
  if (value === undefined) return false;
  const [first = ''] = values;
  const same = (one: string): boolean => one.toLowerCase() === value.toLowerCase();
  if (operator === '=' || operator === 'in') return values.some(same);
  if (operator === 'like') return likes(first).test(value);
  if (operator.startsWith('<')) return value < first || (operator === '<=' && value === first);
  return value > first || (operator === '>=' && value === first);
}

const byNumber = (a: Entry, b: Entry): number => Number(a.Id) - Number(b.Id);

/** Those that are asked for; what is inactive only where the query says so. */
export function answerTo(asked: Asked, entries: Iterable<Entry>): readonly Entry[] {
  const { conditions, orderBy, start, most, counts } = asked;
  const speaksOfActive = conditions.some(({ field }) => field === 'Active');
  const found = [...entries]
    .filter((entry) => speaksOfActive || entry.Active !== false)
    .filter((entry) => conditions.every((one) => holds(entry, one)))
    .toSorted((a, b) =>
      orderBy === undefined
        ? byNumber(a, b)
        : (valueAt(a, orderBy) ?? '').localeCompare(valueAt(b, orderBy) ?? ''),
    );
  return counts ? found : found.slice(start - 1, start - 1 + most);
}
