// Every field of an offer except its lines, described once. Shapes (header.ts), the API
// (contracts/header-shapes.ts), forms, screens, PDFs and the canonical document derive from this
// list.
import type { FactKindName } from './fact-kinds.ts';

/** Maximum length of a long text. */
const LONG = 20_000;

interface Common {
  /** `staff`: hidden from clients. */
  readonly seenBy: 'client' | 'staff';
  /** First format of the canonical document that includes it; null for fields clients never see. */
  readonly documentedSince: number | null;
  /** Added later: events without it get the blank value. */
  readonly added?: true;
  /** Encrypted under the estimate's own key, so that it can be forgotten. */
  readonly personal?: true;
  /** The API names in responses and requests, if different from the field's. */
  readonly answeredAs?: string;
  readonly takenAs?: string;
}
interface Text {
  readonly kind: 'text';
  readonly most: number;
  /** Error message when blank; if unset, blank is allowed. */
  readonly missing?: string;
}
/** Screens and PDFs lay it out individually. */
type Placed = { readonly shown: 'placed' } & (
  | Text
  | {
      readonly kind: 'choice';
      readonly of: readonly string[];
      readonly usual: string;
      /** What older events without it meant, if not today's default. */
      readonly before?: string;
    }
  | { readonly kind: 'date' | 'percent' | 'money' | 'deposit' }
);
/** Shown as a label and value wherever the offer is edited or shown. */
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
  /** The steepness, which tells a walkable roof from one that needs ropes. */
  roofPitch: {
    kind: 'pitch',
    seenBy: 'client',
    shown: 'fact',
    added: true,
    documentedSince: 2,
  },
  /** The days between which work is expected to start; not a commitment. */
  startWindow: {
    kind: 'period',
    seenBy: 'client',
    shown: 'fact',
    added: true,
    documentedSince: 4,
  },
  /** For how many years defects are repaired free of charge. */
  warrantyYears: {
    kind: 'years',
    seenBy: 'client',
    shown: 'fact',
    added: true,
    documentedSince: 4,
  },
  /** What the warranty covers and who honors it. */
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
  /** A discount in cents; 0 when it is a percentage. */
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
  /** Card processing fee on subtotal less discount plus tax. Shown as its own line; not a tax. */
  processingFeeBasisPoints: {
    kind: 'percent',
    answeredAs: 'processingFeePercentage',
    takenAs: 'processingFeePercentage',
    seenBy: 'client',
    shown: 'placed',
    added: true,
    documentedSince: 3,
  },
  /** Due on approval; a payment term, not part of the total. */
  deposit: {
    kind: 'deposit',
    answeredAs: 'depositTerms',
    seenBy: 'client',
    shown: 'placed',
    documentedSince: 1,
  },
  /** What a percentage deposit is computed on. */
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
/** The names of all fields that match `Where`. */
export type NamesWhere<Where> = {
  [K in HeaderName]: HeaderFields[K] extends Where ? K : never;
}[HeaderName];

/** The same as a value, in the list's order. */
export const namesWhere = <const Where extends Partial<Record<keyof HeaderField, unknown>>>(
  where: Where,
): readonly NamesWhere<Where>[] =>
  (Object.keys(headerFields) as HeaderName[]).filter((name) =>
    Object.entries(where).every(
      ([key, value]) => (headerFields[name] as Readonly<Record<string, unknown>>)[key] === value,
    ),
  ) as NamesWhere<Where>[];

/** Fields edited as text, and sent as text in requests and responses. */
export type TypedName = NamesWhere<{ readonly kind: 'text' | 'date' } | { readonly shown: 'fact' }>;
export const typedNames: readonly TypedName[] = (Object.keys(headerFields) as HeaderName[]).filter(
  (name): name is TypedName =>
    ['text', 'date'].includes(headerFields[name].kind) || headerFields[name].shown === 'fact',
);

/** Fields shown as label and value, and those of them that clients see. */
export type FactName = NamesWhere<{ readonly shown: 'fact' }>;
export const factNames = namesWhere({ shown: 'fact' });
export const clientFactNames = namesWhere({ shown: 'fact', seenBy: 'client' });
