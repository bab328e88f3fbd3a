// Messages: a small form of ICU MessageFormat, with money in cents and dates as the product has
// them. `{name}`, `{total, money}`, `{day, date}`, `{n, plural, one {# line} other {# lines}}`,
// `{how, select, phone {by phone} other {…}}`. A plural may say exact numbers apart (`=0 {…}`), and
// `{all, list, a {…} b {…}}` joins what is not empty: "a, b, and c".
import type { Language } from '@purlin/domain/shared/languages.ts';
import { locales, numberLocales } from './languages.ts';
import type { Value, Values } from './parameters.ts';

type Node =
  | string
  | { readonly name: string; readonly kind: 'text' | keyof typeof FORMATS }
  | {
      readonly name: string;
      readonly kind: keyof typeof CASES;
      readonly cases: Readonly<Record<string, readonly Node[]>>;
    };

const perLanguage = <T>(
  make: (locale: string) => T,
  of = locales,
): Readonly<Record<Language, T>> => ({ en: make(of.en), es: make(of.es), fr: make(of.fr) });
/** Rates and quantities have up to four. */
const places = { maximumFractionDigits: 4 } as const;
const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, places), numberLocales);
const dollars = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { ...places, style: 'currency', currency: 'USD' }),
  numberLocales,
);
const dayFormats = (parts: 'year' | 'month' | 'day') =>
  perLanguage(
    (locale) =>
      new Intl.DateTimeFormat(locale, {
        ...(parts === 'year' ? { year: 'numeric' } : {}),
        ...(parts === 'day' ? {} : { month: locale.startsWith('en') ? 'short' : 'long' }),
        day: 'numeric',
        timeZone: 'UTC',
      }),
  );
/** Down from the year, from the month, and the day alone. */
const days = dayFormats('year');
const daysOfYears = dayFormats('month');
const numbersOfDays = dayFormats('day');
/** So many letters of "2026-03-02" say the year, and the month with it. */
const YEAR = '2026'.length;
const MONTH = '2026-03'.length;
const plurals = perLanguage((locale) => new Intl.PluralRules(locale));
const lists = perLanguage((locale) => new Intl.ListFormat(locale));

/** Hundredths, which may have two places of their own, as the number that people write. */
const inWholes = (hundredths: number): number => Math.round(hundredths * 100) / 10_000;

/** How the kinds of values look to people. */
export const FORMATS = {
  /** Cents: 123456 is "$1,234.56"; of a rate, 3.75 is "$0.0375". */
  money: (cents: Value, language: Language): string =>
    dollars[language].format(inWholes(Number(cents))),
  /** A calendar date: "Mar 2, 2026", "2 de marzo de 2026". */
  date: (date: Value, language: Language): string =>
    days[language].format(new Date(`${String(date).slice(0, 10)}T00:00:00Z`)),
  /**
   * Of a period of days ("2026-12-07/2026-12-18") the first and the last one; what the last one
   * says too (its year, in Spanish its month) the first does not say.
   */
  firstDay: (period: Value, language: Language): string => {
    const [first = '', last = ''] = String(period).split('/');
    if (first.slice(0, YEAR) !== last.slice(0, YEAR)) return FORMATS.date(first, language);
    const bare = language !== 'en' && first.slice(0, MONTH) === last.slice(0, MONTH);
    return (bare ? numbersOfDays : daysOfYears)[language].format(new Date(`${first}T00:00:00Z`));
  },
  lastDay: (period: Value, language: Language): string =>
    FORMATS.date(String(period).split('/')[1] ?? '', language),
  number: (value: Value, language: Language): string => numbers[language].format(Number(value)),
  /** Basis points: 825 is "8.25%", 837.5 is "8.375%". */
  percent: (basisPoints: Value): string => `${inWholes(Number(basisPoints))}%`,
};
/** The kinds of arguments that have cases, and which case of a value is shown. */
const CASES = {
  plural: (value: Value, cases: object, language: Language): string =>
    Object.hasOwn(cases, `=${value}`) ? `=${value}` : plurals[language].select(Number(value)),
  select: String,
  /** All that say anything. */
  list: null,
} satisfies Readonly<
  Record<string, ((value: Value, cases: object, language: Language) => string) | null>
>;
const hasCases = (kind: string): kind is keyof typeof CASES => Object.hasOwn(CASES, kind);
const isFormat = (kind: string): kind is keyof typeof FORMATS => Object.hasOwn(FORMATS, kind);

/** Reads a text once; throws SyntaxError where it is not well formed. */
class Reader {
  private at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  /** Up to the brace that closes it, or the end. */
  nodes(closing: boolean): readonly Node[] {
    const found: Node[] = [];
    for (;;) {
      const literal = this.until(/[{}]/g);
      if (literal) found.push(literal);
      const brace = this.text[this.at++];
      if (brace === '{') found.push(this.argument());
      else if ((brace === '}') === closing) return found;
      else throw this.wrong();
    }
  }

  private argument(): Node {
    const name = this.until(/[,}]/g).trim();
    if (this.text[this.at++] === '}') return { name, kind: 'text' };
    const kind = this.until(/[,}]/g).trim();
    if (this.text[this.at++] === '}' && isFormat(kind)) return { name, kind };
    if (!hasCases(kind)) throw this.wrong();
    const cases: Record<string, readonly Node[]> = {};
    for (;;) {
      const label = this.until(/[{}]/g).trim();
      const brace = this.text[this.at++];
      if (brace === '}') return { name, kind, cases };
      if (brace !== '{') throw this.wrong();
      cases[label] = this.nodes(true);
    }
  }

  private until(mark: RegExp): string {
    mark.lastIndex = this.at;
    const end = mark.exec(this.text)?.index ?? this.text.length;
    const passed = this.text.slice(this.at, end);
    this.at = end;
    return passed;
  }

  private wrong(): SyntaxError {
    return new SyntaxError(`not well formed at ${this.at}: ${this.text}`);
  }
}

const read = new Map<string, readonly Node[]>();

/**
 * The parts of a text, whose line breaks are spaces; read once. Throws SyntaxError where it is not
 * well formed.
 */
export function nodesOf(text: string): readonly Node[] {
  let nodes = read.get(text);
  if (!nodes) read.set(text, (nodes = new Reader(text.replaceAll(/\s*\n\s*/g, ' ')).nodes(false)));
  return nodes;
}

const literals = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? [node]
      : 'cases' in node
        ? Object.values(node.cases).flatMap(literals)
        : [],
  );
/** What a text says itself, piece by piece, whatever is filled in. */
export const literalsOf = (text: string): string[] => literals(nodesOf(text));

/** A text with its values in their places. What is not given is left empty. */
export function fill(text: string, values: Values, language: Language): string {
  const shown = (nodes: readonly Node[], count: string): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node.replaceAll('#', count || '#');
        const value = values[node.name] ?? '';
        if (node.kind === 'text') return String(value);
        if (!('cases' in node)) return FORMATS[node.kind](value, language);
        const choose = CASES[node.kind];
        if (!choose)
          return lists[language].format(
            Object.values(node.cases)
              .map((item) => shown(item, ''))
              .filter((item) => item !== ''),
          );
        return shown(
          node.cases[choose(value, node.cases, language)] ?? node.cases['other'] ?? [],
          node.kind === 'plural' ? FORMATS.number(value, language) : count,
        );
      })
      .join('');
  return shown(nodesOf(text), '');
}
