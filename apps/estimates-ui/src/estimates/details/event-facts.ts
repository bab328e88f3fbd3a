// Formats an event's data as readable lines.
import { inWholes } from '@purlin/domain/shared/decimals.ts';
import { FORMATS } from '@purlin/words/message.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { isNamed, say as fieldWords } from '@purlin/words/screens/estimate-facts.ts';
import { say } from '@purlin/words/screens/estimate-page.ts';

const NONE = '—';

export interface FactLine {
  readonly name: string;
  readonly value: string;
}

/**
 * "projectTitle" becomes "Project title". A unit at the end of a name is dropped, because the value
 * shows it.
 */
function wordsOf(key: string): string {
  const field = key.replace(/(Cents|BasisPoints|Hundredths)$/, '');
  if (isNamed(field)) return fieldWords(`field.${field}`);
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const shown = (kind: 'money' | 'percent', value: number): string =>
  FORMATS[kind](value, appLanguage());

function textOf(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    if (key.endsWith('Cents')) return shown('money', value);
    if (key.endsWith('BasisPoints')) return shown('percent', value);
    return String(key.endsWith('Hundredths') ? inWholes(value) : value);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Every leaf of the data with its path, in recorded order; list positions count from 1. */
export function factsOf(data: Readonly<Record<string, unknown>>, way = ''): readonly FactLine[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const name = way ? `${way} · ${wordsOf(key).toLowerCase()}` : wordsOf(key);
    if (Array.isArray(value))
      return value.length === 0
        ? [{ name, value: NONE }]
        : value.flatMap((one: unknown, n) =>
            isRecord(one)
              ? factsOf(one, `${name} ${n + 1}`)
              : [{ name: `${name} ${n + 1}`, value: textOf(key, one) }],
          );
    return isRecord(value) ? factsOf(value, name) : [{ name, value: textOf(key, value) }];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface ChangeLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
/**
 * The differences between two recorded contents, in the order of the newer one; removed values come
 * last.
 */
export function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly ChangeLine[] {
  const [old, now] = [before, after].map(
    (data) => new Map(factsOf(data).map(({ name, value }) => [name, value])),
  );
  const names = new Set([...now!.keys(), ...old!.keys()]);
  return [...names]
    .map((name) => ({ name, before: old!.get(name) ?? NONE, after: now!.get(name) ?? NONE }))
    .filter((line) => line.before !== line.after);
}
