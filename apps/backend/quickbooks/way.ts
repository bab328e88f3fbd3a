// A record on its way into the books: whose it is, what is known of it, and what is told of it.
import { createHash } from 'node:crypto';
import { fold, type CommandOf } from '@purlin/event-sourcing/decider.ts';
import type { Accounts } from '@purlin/domain/quickbooks/connection-shapes.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import type {
  ChangedThere,
  Failure,
  Holder,
  RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Services } from '../platform/core/room.ts';
import { ENTRY_KINDS } from './kinds.ts';
import type { TheirBooks } from './their-books.ts';

export type Brought =
  | { readonly is: 'there'; readonly theirId: string }
  /** It waits for a person, or for another record: which. */
  | { readonly is: 'held'; readonly by: number }
  | { readonly is: 'nothing' };

export interface Bringing {
  readonly realmId: string;
  readonly books: TheirBooks;
  readonly services: Services;
  /** What request ids are made of. */
  readonly effectId: string;
  readonly correlationId: string;
  readonly chosen: Accounts;
  /** It has waited before for somebody who came there just now. */
  readonly hasWaited: boolean;
  /** What cannot be read was asked for often enough: a person has to look. */
  readonly isLastTry: boolean;
  /** So many wait that names are looked up in bulk. */
  readonly many: boolean;
}

/** One record on its way. */
export interface Way extends Bringing {
  readonly kind: RecordKind;
  readonly ourId: number;
  readonly recordId: number;
  /** Brings what it refers to. */
  readonly bringFirst: (kind: RecordKind, ourId: number) => Promise<Brought>;
}
export type RecordCommand = CommandOf<typeof quickbooksRecord>;

/** The number of the record's stream: one for each company and record of ours. */
export const recordNumber = (
  { nextId }: Pick<Services, 'nextId'>,
  realmId: string,
  kind: RecordKind,
  ourId: number,
): Promise<number> => nextId(quickbooksRecord, `quickbooks/${realmId}/${kind}/${ourId}`);

/** What an entry there is called where one after the other says whose it is. */
export const entryName = (
  { realmId, kind }: { readonly realmId: string; readonly kind: RecordKind },
  theirId: string,
): string => `quickbooks/${realmId}/${ENTRY_KINDS[kind]}/${theirId}`;

/** At most fifty characters; the same for the same effect. */
export const requestIdOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 40);

/** What is needed to tell of one. */
export type RecordPlace = Pick<
  Way,
  'services' | 'recordId' | 'correlationId' | 'kind' | 'realmId' | 'ourId'
>;

export const stateOf = async ({
  services,
  recordId,
}: Pick<Way, 'services' | 'recordId'>): Promise<QuickBooksRecord> =>
  fold(quickbooksRecord, await services.history.read(quickbooksRecord, recordId));

export const about = ({ realmId, kind, ourId }: RecordPlace) => ({ realmId, kind, ourId });
export const tell = ({ services, recordId, correlationId }: RecordPlace, command: RecordCommand) =>
  services.dispatch(quickbooksRecord, recordId, command, { by: 'system', correlationId });

export const printOf =
  ({ services }: Pick<Way, 'services'>) =>
  (value: string): string =>
    services.fingerprint(`quickbooks ${value}`).slice(0, 16);

interface FailureDetails {
  readonly said?: string;
  readonly holder?: Holder | undefined;
  /** The number of the request that QuickBooks refused. */
  readonly refused?: string | undefined;
  /** What keeps it from being deleted. */
  readonly changed?: ChangedThere;
}

export async function fails(
  way: Way,
  failure: Failure,
  { said = '', holder, refused, changed }: FailureDetails = {},
): Promise<Brought> {
  const data = {
    ...about(way),
    failure,
    said,
    ...(holder && { holder }),
    ...(changed && { changed }),
    ...(refused !== undefined && { refused }),
  };
  await tell(way, { type: 'RecordFailure', data });
  return { is: 'held', by: way.recordId };
}

/** What it needs is there, and not as it is needed: it waits until that was put right. */
export class Behind {
  readonly by: number;
  constructor(by: number) {
    this.by = by;
  }
}

/** It waits for another record, or for a person where that was deleted here. */
export async function lacks(
  way: Way,
  missing: number | Behind | 'removed',
  goOn: () => Promise<Brought>,
): Promise<Brought> {
  if (missing === 'removed') return fails(way, 'reference-removed');
  if (typeof missing === 'number') return holdBack(way, missing, goOn);
  await tell(way, { type: 'RecordHeldBack', data: { ...about(way), by: missing.by } });
  return { is: 'held', by: missing.by };
}

/**
 * It waits for another record. What came there before this was said let nobody go on: that goes on
 * at once.
 */
async function holdBack(way: Way, by: number, goOn: () => Promise<Brought>): Promise<Brought> {
  await tell(way, { type: 'RecordHeldBack', data: { ...about(way), by } });
  const { theirId, gone } = await stateOf({ ...way, recordId: by });
  return theirId === null || gone ? { is: 'held', by } : goOn();
}
