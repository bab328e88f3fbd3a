// Brings a record of ours into the books that are connected, or in step with what is there.
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker, Unavailable, type Attempt } from '../../platform/core/tasks/tasks.ts';
import { bring } from '../bring.ts';
import { dropIfIneligible } from '../first-papers.ts';
import { recordNumber, type Bringing } from '../way.ts';
import { oursOf } from '../ours.ts';
import { reaching } from '../reaching.ts';
import { bringRecord } from '../reactions.ts';
import { SCOPE } from '../read-models/away.ts';
import {
  awaitsStart,
  connectionNow,
  type ConnectionRow,
} from '../read-models/quickbooks-connection.ts';
import { waitsMoreThan } from '../read-models/record-counts.ts';
import { theirBooks } from '../their-books.ts';
import { quickbooksOf } from '../service/service.ts';

/** From so many on that wait, names are looked up in bulk. */
const MANY = 30;
/** So often an answer that nobody can read is asked for again, seconds later. */
const ODD_TRIES = 4;
export const NO_ACCOUNTS = { income: null, expense: null, bank: null };

/** What is needed to bring anything into the books of this connection. */
export async function bringingTo(
  { realmId, accounts }: ConnectionRow,
  { effectId, correlationId, attempt, unanswered }: Attempt,
  services: Services,
): Promise<Bringing> {
  return {
    realmId,
    books: theirBooks(quickbooksOf(services), realmId),
    services,
    effectId,
    correlationId,
    chosen: accounts[realmId] ?? NO_ACCOUNTS,
    hasWaited: unanswered > 0,
    isLastTry: attempt - unanswered >= ODD_TRIES,
    many: await waitsMoreThan(services.db, MANY),
  };
}

/** The connection, as long as it holds. */
export async function heldConnection(services: Services): Promise<ConnectionRow | undefined> {
  const quickbooks = quickbooksOf(services);
  const row = await connectionNow(services.db);
  if (row?.state !== 'connected' || quickbooks.mode === 'off') return undefined;
  // A demo company is no company of Intuit's, nor the other way round.
  return row.demo === (quickbooks.mode === 'demo') ? row : undefined;
}

/** The same, where somebody has said that something may go there. */
export async function startedConnection(services: Services): Promise<ConnectionRow | undefined> {
  const row = await heldConnection(services);
  return row && !awaitsStart(row) ? row : undefined;
}

/** The one that takes us no more, until somebody connects again. */
async function lostConnection(services: Services): Promise<ConnectionRow | undefined> {
  const row = await connectionNow(services.db);
  if (row?.state !== 'reconnect-needed' || awaitsStart(row)) return undefined;
  return row.demo === (quickbooksOf(services).mode === 'demo') ? row : undefined;
}

/** Either of them: what is wanted there now goes, or waits until somebody connects again. */
export const keptConnection = async (services: Services): Promise<ConnectionRow | undefined> =>
  (await startedConnection(services)) ?? lostConnection(services);

const putOff = async (
  kind: RecordKind,
  ourId: number,
  realmId: string,
  correlationId: string,
  services: Services,
): Promise<void> => {
  const recordId = await recordNumber(services, realmId, kind, ourId);
  await services.dispatch(
    quickbooksRecord,
    recordId,
    { type: 'PutOff', data: { realmId, kind, ourId } },
    { by: 'system', correlationId },
  );
};

/** Where somebody has to connect again, it waits for that, for everybody to see. */
async function waitsForConnecting(
  kind: RecordKind,
  ourId: number,
  connection: ConnectionRow,
  correlationId: string,
  services: Services,
): Promise<void> {
  // What is gone here needs nothing there but to be taken out, which connecting looks after.
  if (!(await oursOf(kind, ourId, services))) return;
  const asker = { by: 'system', correlationId };
  if (await dropIfIneligible(kind, ourId, connection, services, asker)) return;
  await putOff(kind, ourId, connection.realmId, correlationId, services);
}

/** Nothing that QuickBooks said: a defect of ours, or an answer that nobody can read; logged. */
const failed = async (
  kind: RecordKind,
  ourId: number,
  correlationId: string,
  services: Services,
): Promise<void> => {
  const connection = await connectionNow(services.db);
  if (!connection) return;
  const { realmId } = connection;
  const recordId = await recordNumber(services, realmId, kind, ourId);
  const data = { realmId, kind, ourId, failure: 'unforeseen' as const, said: '' };
  await services.dispatch(
    quickbooksRecord,
    recordId,
    { type: 'RecordFailure', data },
    { by: 'system', correlationId },
  );
};

export const recordIsBrought = taskWorker<Services>()(bringRecord, {
  attempts: 8,
  backoffMs: 2_000,
  concurrency: 4,
  // Nothing that was accepted here is given up because QuickBooks is away.
  waitsOut: true,
  async run({ kind, id }, attempt, services) {
    const connection = await startedConnection(services);
    const { correlationId } = attempt;
    // What is behind is brought when somebody connects again, or starts the sync.
    if (!connection) {
      const lost = await lostConnection(services);
      if (lost) await waitsForConnecting(kind, id, lost, correlationId, services);
      return 'skipped';
    }
    const asker = { by: 'system', correlationId };
    if (await dropIfIneligible(kind, id, connection, services, asker)) return 'skipped';
    const bringing = await bringingTo(connection, attempt, services);
    const done = await reaching(connection.realmId, services, () =>
      bring(kind, id, bringing),
    ).catch(async (error: unknown) => {
      // Until QuickBooks answers again it waits, for everybody to see.
      if (error instanceof Unavailable && error.scope === SCOPE)
        await putOff(kind, id, connection.realmId, correlationId, services);
      throw error;
    });
    if (done === undefined) await waitsForConnecting(kind, id, connection, correlationId, services);
    return done === undefined || done.is === 'nothing' ? 'skipped' : undefined;
  },
  exhausted: ({ kind, id }, _reason, { correlationId }, services) =>
    failed(kind, id, correlationId, services),
});
