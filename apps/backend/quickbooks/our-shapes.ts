// What a record of ours is made of on its way to the books, and what its kinds share.
import type { Accounts } from '@purlin/domain/quickbooks/connection-shapes.ts';
import type { Fields } from '@purlin/domain/quickbooks/merging.ts';
import type { FieldName, RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Services } from '../platform/core/room.ts';
import type { Entry } from './their-books.ts';

/** What a record is written with: where its references are, and what papers are booked on. */
export interface Around {
  readonly theirs: (kind: RecordKind) => string;
  readonly account: (which: keyof Accounts) => string;
  readonly item: string;
  /** Whether nobody there has changed the lines since we wrote them. */
  readonly hasOurLines?: boolean;
}

export interface Ours {
  readonly fields: Fields;
  /** What has to be there before. */
  readonly needs: readonly { readonly kind: RecordKind; readonly id: number }[];
  readonly accounts: readonly (keyof Accounts)[];
  /** Of papers that somebody may have written there before: how they are found. */
  readonly paper?: {
    /** Whose it is. */
    readonly of: Ours['needs'];
    /** The number that whoever sent it gave it. */
    readonly given: string;
    /** A number that no other paper has, for one whose own is taken there. */
    readonly another?: string;
    /** Our numbers of others that are for the same, over the same amount. */
    readonly alike: () => Promise<readonly string[]>;
  };
  /** What its lines are made of here, beside their total. */
  readonly madeOf?: string;
  /** Whether the item that estimates are made of is needed. */
  readonly sells: boolean;
  /** A new one, under this name where it has one. */
  readonly create: (around: Around, name: string) => object;
  /** What is written when these fields changed, onto what is there: of papers, them alone. */
  readonly update: (around: Around, changed: readonly FieldName[], there: Entry) => object;
  /** Where it stands there, and where it belongs; undefined of what belongs to nothing. */
  readonly place?: Place;
}

/** What a record belongs to in the books: its customer, its vendor, or the bill that it pays. */
export interface Place {
  /** What it stands at there, beside its vendor; undefined of what stands at its vendor alone. */
  readonly ownersOf: ((there: Entry) => readonly string[]) | undefined;
  /** Who of ours is paid; undefined of what is not a payment. */
  readonly payee?: string;
  readonly isAtHome: (theirs: Around['theirs'], there: Entry) => boolean;
  /** What puts it there; undefined where nothing may. `wasAtHome`: when we looked at it last. */
  readonly move: (theirs: Around['theirs'], there: Entry, wasAtHome: boolean) => object | undefined;
  /** Whether it may be moved although it stands at nothing by now. */
  readonly movesFromNothing?: true;
  /** Whether what we write would assign parts of it otherwise than somebody did there. */
  readonly isDivided?: (theirs: Around['theirs'], there: Entry) => boolean;
}

export const isAt = (there: { readonly value: string } | undefined, at: string): boolean =>
  there?.value === at;
export const nobody = { needs: [], accounts: [], sells: false } as const;
export const ref = (value: string): { readonly value: string } => ({ value });

/** Days are the company's: what happened in its evening is of that day in its books too. */
export type From = Pick<Services, 'db' | 'clock'>;
