// The shapes of an offer's header, derived from header-fields.ts: one for events, one for commands.
import { z, type ZodNullable } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { Cents } from '../shared/money.ts';
import { BasisPoints } from '../shared/percent.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { Deposit } from '../shared/totals.ts';
import { factKinds, type FactKindName, type FactKinds } from './fact-kinds.ts';
import {
  factNames,
  headerFields,
  namesWhere,
  type FactName,
  type HeaderField,
  type HeaderFields,
  type HeaderName,
} from './header-fields.ts';

/** The shape of each kind; texts and choices differ by field. */
const held = {
  date: CalendarDate.nullable(),
  percent: BasisPoints,
  money: Cents.min(0, 'A discount cannot be negative'),
  deposit: Deposit.nullable(),
  ...(Object.fromEntries(
    Object.entries(factKinds).map(([kind, { held: shape }]) => [kind, shape.nullable()]),
  ) as { [K in FactKindName]: ZodNullable<FactKinds[K]['held']> }),
};
type Held = typeof held;
type ShapeOf<F> = F extends { readonly kind: 'text' }
  ? z.ZodString
  : F extends { readonly kind: 'choice'; readonly of: readonly (infer V extends string)[] }
    ? z.ZodEnum<{ [K in V]: K }>
    : F extends { readonly kind: infer K extends keyof Held }
      ? Held[K]
      : never;
type Blank<F, S extends z.ZodType> = F extends { readonly added: true } ? z.ZodDefault<S> : S;
type Shapes = { [K in HeaderName]: Blank<HeaderFields[K], ShapeOf<HeaderFields[K]>> };

/** A field's blank value. */
function blankOf(field: HeaderField): unknown {
  switch (field.kind) {
    case 'text':
      return '';
    case 'choice':
      return field.usual;
    case 'percent':
    case 'money':
      return 0;
    default:
      return null;
  }
}

function recorded(field: HeaderField): z.ZodType {
  const shape: z.ZodType =
    field.kind === 'text'
      ? z.string()
      : field.kind === 'choice'
        ? z.enum(field.of as [string])
        : held[field.kind];
  if (!field.added) return shape;
  const before = field.kind === 'choice' ? field.before : undefined;
  return shape.default((before ?? blankOf(field)) as never);
}

/**
 * Texts up to this length are single-line, like titles and addresses; longer ones are multi-line.
 */
const MOST_IN_A_LINE = 500;

function asked(field: HeaderField): z.ZodType {
  if (field.kind !== 'text') return recorded(field);
  const text = field.most <= MOST_IN_A_LINE ? OneLine() : SeveralLines();
  return (field.missing === undefined ? text : text.min(1, field.missing)).max(field.most);
}

const shapes = (make: (field: HeaderField) => z.ZodType): Shapes =>
  Object.fromEntries(
    Object.entries(headerFields).map(([name, field]) => [name, make(field)]),
  ) as unknown as Shapes;

/** An offer without its lines, as recorded. */
export const Header = z.object(shapes(recorded));
export type Header = z.infer<typeof Header>;
/** The same as user input. */
export const HeaderDraft = z.object(shapes(asked));

/** A header with every field blank. */
export const blankHeader = Object.fromEntries(
  Object.entries(headerFields).map(([name, field]) => [name, blankOf(field)]),
) as unknown as Header;

/** Picks the header fields. */
export const headerOf = (offer: Header): Header =>
  Object.fromEntries(
    Object.keys(headerFields).map((name) => [name, offer[name as HeaderName]]),
  ) as unknown as Header;

export type FactHeader = Pick<Header, FactName>;
/** Picks the fact fields. */
export const factsHeldBy = (header: FactHeader): FactHeader =>
  Object.fromEntries(factNames.map((name) => [name, header[name]])) as unknown as FactHeader;

/** The fields with personal data. */
export const personalHeader = namesWhere({ personal: true });
