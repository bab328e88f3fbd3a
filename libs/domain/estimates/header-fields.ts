// The header of an offer: every field of it that is no line, once, as data. Shapes (header.ts), the
// wire (contracts/header-shapes.ts), forms, screens, papers and the text that a client's answer
// stands for follow from this list.
import type { FactKindName } from './fact-kinds.ts';

/** What somebody may write in a long text. */
const LONG = 20_000;

interface Common {
  /** `staff`: nobody else sees it. */
  readonly seenBy: 'client' | 'staff';
  /** The first format of the canonical document that has it; null: the client never answers it. */
  readonly documentedSince: number | null;
  /** It came after the first offers: what was recorded without it reads as blank. */
  readonly added?: true;
  /** Kept under the estimate's own key, so that it can be forgotten. */
  readonly personal?: true;
  /** Its name in answers and in requests, where that is not the field's own. */
  readonly answeredAs?: string;
  readonly takenAs?: string;
}
interface Text {
  readonly kind: 'text';
  readonly most: number;
  /** What is said when it is blank; unset: it may be. */
  readonly missing?: string;
}
/** Screens and papers have made a place for it. */
type Placed = { readonly shown: 'placed' } & (
  | Text
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      readonly usual: string;
      /** What was recorded without it meant, where that is not what is usual now. */
      readonly before?: string;
    }
  | { readonly kind: 'date' | 'percent' | 'money' | 'deposit' }
);
/** A line of its own, label and value, wherever an offer is written or shown. */
type Fact = { readonly shown: 'fact'; readonly added: true } & (
  Text | { readonly kind: FactKindName }
);
export type HeaderField = Common & (Placed | Fact);

export const headerFields = {
  estimateType: {
    kind: 'choice',
    of: ['single', 'multi_option'],
    usual: 'single',
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  projectTitle: {
    kind: 'text',
    most: 300,
    missing: 'Please enter a project title',
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  serviceAddress: {
    kind: 'text',
    most: 500,
    missing: 'Please enter a service address',
    personal: true,
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  projectDescription: {
    kind: 'text',
    most: LONG,
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  validUntil: { kind: 'date', seenBy: 'client', shown: 'placed', documentedSince: 1 },
  introMessage: {
    kind: 'text',
    most: LONG,
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  customerNotes: {
    kind: 'text',
    most: LONG,
    personal: true,
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  /** How steep the roof is: what tells a walkable roof from one that needs ropes. */
  roofPitch: {
    kind: 'pitch',
    seenBy: 'client',
    shown: 'fact',
    added: true,
    documentedSince: 2,
  },
  /** Between which days the work can begin, as it is said today; no promise of a day. */
  startWindow: {
    kind: 'period',
    seenBy: 'client',
    shown: 'fact',
    added: true,
    documentedSince: 4,
  },
  /** For how many years what was done badly is mended free. */
  warrantyYears: {
    kind: 'years',
    seenBy: 'client',
    shown: 'fact',
    added: true,
    documentedSince: 4,
  },
  /** What the warranty covers and who honours it, in words. */
  warrantyText: {
    kind: 'text',
    most: 2000,
    seenBy: 'client',
    shown: 'fact',
    added: true,
    documentedSince: 4,
  },
  internalNotes: {
    kind: 'text',
    most: LONG,
    personal: true,
    seenBy: 'staff',
    shown: 'placed',
    documentedSince: null,
  },
  discountBasisPoints: {
    kind: 'percent',
    answeredAs: 'discountPercentage',
    takenAs: 'discountPercentage',
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  /** A discount in dollars; 0 when it is a percentage. */
  discountFixedCents: {
    kind: 'money',
    answeredAs: 'discountAmount',
    takenAs: 'discountAmount',
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  taxBasisPoints: {
    kind: 'percent',
    answeredAs: 'taxPercentage',
    takenAs: 'taxPercentage',
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  taxBasis: {
    kind: 'choice',
    of: ['undiscounted', 'discounted'],
    usual: 'undiscounted',
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  /** For paying by card, of subtotal less discount plus tax: a line of its own, never a tax. */
  processingFeeBasisPoints: {
    kind: 'percent',
    answeredAs: 'processingFeePercentage',
    takenAs: 'processingFeePercentage',
    seenBy: 'client',
    shown: 'placed',
    added: true,
    documentedSince: 3,
  },
  /** Due on approval; a payment term, never part of the total. */
  deposit: {
    kind: 'deposit',
    answeredAs: 'depositTerms',
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  /** What a percentage of a deposit is taken from. */
  depositBasis: {
    kind: 'choice',
    of: ['total', 'subtotal'],
    usual: 'total',
    before: 'subtotal',
    seenBy: 'client',
    shown: 'placed',
    added: true,
    documentedSince: 3,
  },
} as const satisfies Readonly<Record<string, HeaderField>>;

export type HeaderFields = typeof headerFields;
export type HeaderName = keyof HeaderFields;
/** The names of the fields that are like this. */
export type NamesWhere<Where> = {
  [K in HeaderName]: HeaderFields[K] extends Where ? K : never;
}[HeaderName];

/** The same, in the list's order. */
export const namesWhere = <const Where extends Partial<Record<keyof HeaderField, unknown>>>(
  where: Where,
): readonly NamesWhere<Where>[] =>
  (Object.keys(headerFields) as HeaderName[]).filter((name) =>
    Object.entries(where).every(
      ([key, value]) => (headerFields[name] as Readonly<Record<string, unknown>>)[key] === value,
    ),
  ) as NamesWhere<Where>[];

/** The fields that are typed as text, as they are in answers and requests too. */
export type TypedName = NamesWhere<{ readonly kind: 'text' | 'date' } | { readonly shown: 'fact' }>;
export const typedNames: readonly TypedName[] = (Object.keys(headerFields) as HeaderName[]).filter(
  (name): name is TypedName =>
    ['text', 'date'].includes(headerFields[name].kind) || headerFields[name].shown === 'fact',
);

/** What is a line of label and value; and those of them that the client sees. */
export type FactName = NamesWhere<{ readonly shown: 'fact' }>;
export const factNames = namesWhere({ shown: 'fact' });
export const clientFactNames = namesWhere({ shown: 'fact', seenBy: 'client' });
