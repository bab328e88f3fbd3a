// An offer's header in the API: response and request shapes for each kind of field, and the
// functions that convert to and from the domain.
import { z } from 'zod';
import { HeaderDraft, type Header } from '@purlin/domain/estimates/header.ts';
import {
  factKinds,
  readFact,
  type FactKindName,
  type FactKinds,
} from '@purlin/domain/estimates/fact-kinds.ts';
import {
  factNames,
  headerFields,
  type FactName,
  type HeaderField,
  type HeaderFields,
  type HeaderName,
} from '@purlin/domain/estimates/header-fields.ts';
import { inWholes } from '@purlin/domain/shared/decimals.ts';
import { Cents, toDecimal } from '@purlin/domain/shared/money.ts';
import type { Deposit } from '@purlin/domain/shared/totals.ts';
import { Money, MoneyInput, OptionalDate, PercentInput, shareInput, Text } from './fields.ts';

/** The deposit as entered: an amount in dollars, or a percentage of `depositBasis`. */
export const DepositTerms = z.object({ kind: z.enum(['amount', 'percent']), value: z.string() });

const DepositInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('amount'),
    value: MoneyInput.pipe(Cents.min(1, 'A deposit must be more than 0')),
  }),
  z.object({
    kind: z.literal('percent'),
    value: shareInput('A deposit must be more than 0'),
  }),
]);

const same = <T>(value: T): T => value;
/** Facts are returned in their stored form and parsed from user input. */
const fact = <K extends FactKindName>(kind: K) => {
  const held = factKinds[kind].held.nullable() as z.ZodNullable<FactKinds[K]['held']>;
  return {
    answer: held,
    taken: z
      .union([z.string(), z.number().transform(String)])
      .nullish()
      .transform((typed) => readFact(kind, typed ?? ''))
      .pipe(held),
    toAnswer: same<z.infer<typeof held>>,
  };
};
/** For each kind: response shape, request shape, and conversion to the response. */
const kinds = {
  date: { answer: z.iso.date().nullable(), taken: OptionalDate, toAnswer: same<string | null> },
  percent: {
    answer: z.number(),
    taken: PercentInput.default(0),
    toAnswer: inWholes,
  },
  money: {
    answer: Money,
    taken: MoneyInput.pipe(Cents.min(0, 'A discount cannot be negative')).default(0),
    toAnswer: toDecimal,
  },
  ...(Object.fromEntries(
    (Object.keys(factKinds) as FactKindName[]).map((kind) => [kind, fact(kind)]),
  ) as { [K in FactKindName]: ReturnType<typeof fact<K>> }),
  deposit: {
    answer: DepositTerms.nullable(),
    taken: DepositInput.nullish().transform((deposit): Deposit | null =>
      deposit
        ? deposit.kind === 'amount'
          ? { kind: 'amount', cents: deposit.value }
          : { kind: 'percent', basisPoints: deposit.value }
        : null,
    ),
    toAnswer: (deposit: Deposit | null): z.infer<typeof DepositTerms> | null =>
      deposit && {
        kind: deposit.kind,
        value: toDecimal(deposit.kind === 'amount' ? deposit.cents : deposit.basisPoints),
      },
  },
};
type Kinds = typeof kinds;

// ---- what answers hold

type Choice<F> = F extends { readonly of: readonly (infer V extends string)[] }
  ? z.ZodEnum<{ [K in V]: K }>
  : never;
type AnswerShape<F> = F extends { readonly kind: infer K extends keyof Kinds }
  ? Kinds[K]['answer']
  : F extends { readonly kind: 'choice' }
    ? Choice<F>
    : z.ZodString;
type AnsweredAs<K extends HeaderName> = HeaderFields[K] extends {
  readonly answeredAs: infer N extends string;
}
  ? N
  : K;
type NameSeenBy<By> = {
  [K in HeaderName]: HeaderFields[K]['seenBy'] extends By ? K : never;
}[HeaderName];
type AnswerOf<Names extends HeaderName> = {
  [K in Names as AnsweredAs<K>]: AnswerShape<HeaderFields[K]>;
};

const fields = Object.entries(headerFields) as [HeaderName, HeaderField][];
const choiceOf = (field: HeaderField & { readonly kind: 'choice' }) =>
  z.enum(field.of as readonly [string]);

const answerShape = (field: HeaderField): z.ZodType =>
  field.kind === 'text'
    ? z.string()
    : field.kind === 'choice'
      ? choiceOf(field)
      : kinds[field.kind].answer;
const answerOf = <By extends HeaderField['seenBy']>(by: By) =>
  Object.fromEntries(
    fields
      .filter(([, { seenBy }]) => seenBy === by)
      .map(([name, field]) => [field.answeredAs ?? name, answerShape(field)]),
  ) as unknown as AnswerOf<NameSeenBy<By>>;

/** The facts of an offer, for rows of lists. */
export const factHeader = Object.fromEntries(
  factNames.map((name) => [name, answerShape(headerFields[name])]),
) as unknown as AnswerOf<FactName>;

/** Header fields visible to both client and staff, and those for staff only. */
export const clientHeader = answerOf('client');
export const staffHeader = answerOf('staff');
export type ClientHeader = z.infer<z.ZodObject<typeof clientHeader>>;
export type StaffHeader = z.infer<z.ZodObject<typeof staffHeader>>;

const answers = (header: Header, by: HeaderField['seenBy']): object =>
  Object.fromEntries(
    fields
      .filter(([, { seenBy }]) => seenBy === by)
      .map(([name, field]) => [
        field.answeredAs ?? name,
        field.kind === 'text' || field.kind === 'choice'
          ? header[name]
          : kinds[field.kind].toAnswer(header[name] as never),
      ]),
  );
/** The header as the client may see it. */
export const toClientHeader = (header: Header): ClientHeader =>
  answers(header, 'client') as ClientHeader;
/** The header fields only staff may see. */
export const toStaffHeader = (header: Header): StaffHeader =>
  answers(header, 'staff') as StaffHeader;

// ---- what is taken

type TakenShape<K extends HeaderName, F = HeaderFields[K]> = F extends {
  readonly kind: infer T extends keyof Kinds;
}
  ? Kinds[T]['taken']
  : F extends { readonly kind: 'choice' }
    ? z.ZodDefault<Choice<F>>
    : F extends { readonly missing: string }
      ? (typeof HeaderDraft)['shape'][K]
      : typeof Text;
type TakenAs<K extends HeaderName> = HeaderFields[K] extends {
  readonly takenAs: infer N extends string;
}
  ? N
  : K;
type Taken = { [K in HeaderName as TakenAs<K>]: TakenShape<K> };

function takenShape(name: HeaderName, field: HeaderField): z.ZodType {
  if (field.kind === 'choice') return choiceOf(field).default(field.usual);
  if (field.kind !== 'text') return kinds[field.kind].taken;
  if (field.missing !== undefined) return HeaderDraft.shape[name];
  return Text;
}

/** The header in requests; optional fields default to blank. */
export const takenHeader = Object.fromEntries(
  fields.map(([name, field]) => [field.takenAs ?? name, takenShape(name, field)]),
) as unknown as Taken;

/** Converts a request to the domain's header. */
export const fromTakenHeader = (taken: z.output<z.ZodObject<Taken>>): Header =>
  Object.fromEntries(
    fields.map(([name, field]) => [name, taken[(field.takenAs ?? name) as keyof typeof taken]]),
  ) as unknown as Header;
