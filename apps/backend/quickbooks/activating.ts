// Makes active again in QuickBooks what was made inactive there, because a person says so here.
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { isGone } from '@purlin/domain/quickbooks/record-shapes.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { failureOf, saidBy } from './failures.ts';
import { changeOf, ENTRY_KINDS } from './kinds.ts';
import { mayPass, reaching } from './reaching.ts';
import { recordById, type RecordRow } from './read-models/quickbooks-records.ts';
import { BooksFault } from './service/calls.ts';
import { quickbooksOf } from './service/service.ts';
import { theirBooks } from './their-books.ts';
import { requestIdOf } from './way.ts';
import { heldConnection } from './workers/bring-record.ts';

type Gone = RecordRow & { readonly theirId: string };
const isGoneThere = (row: RecordRow): row is Gone =>
  row.state === 'failed' && row.theirId !== null && row.failure !== null && isGone(row.failure);

/** Written where it is inactive; what is active again already, or deleted, is left as it is. */
async function writeActive({ id, kind, realmId, theirId }: Gone, services: Services) {
  const books = theirBooks(quickbooksOf(services), realmId);
  const entry = await books.read(ENTRY_KINDS[kind], theirId);
  if (entry.Active !== false) return;
  await books.write(
    ENTRY_KINDS[kind],
    changeOf(ENTRY_KINDS[kind], entry, { Active: true }),
    requestIdOf(id, 'active again', entry.SyncToken),
  );
}

/** Then it is looked at again, as after a retry: that brings it in step. */
export async function activate(id: number, services: Services, asker: Asker): Promise<void> {
  const row = await recordById(services.db, id);
  if (!row) return refuse('record-not-found');
  const connection = await heldConnection(services);
  if (connection?.realmId !== row.realmId) return refuse('quickbooks-not-connected');
  if (!isGoneThere(row)) return refuse('record-not-gone');
  const { realmId, kind, ourId } = row;
  try {
    await reaching(realmId, services, () => writeActive(row, services));
  } catch (error) {
    if (mayPass(error)) return refuse('quickbooks-away');
    if (!(error instanceof BooksFault)) throw error;
    // QuickBooks says why not, for example that the name is taken: shown where it stands.
    const failure = { failure: failureOf(error), said: saidBy(error) };
    const data = { realmId, kind, ourId, ...failure };
    const told = await services.dispatch(
      quickbooksRecord,
      id,
      { type: 'RecordFailure', data },
      asker,
    );
    await services.until(told.position, 2_000);
    return;
  }
  const retry = { type: 'RetryRecord', data: {} } as const;
  const { position } = await services.dispatch(quickbooksRecord, id, retry, asker);
  await services.until(position, 2_000);
}
