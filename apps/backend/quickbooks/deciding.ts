// What a person says about who is who: a name that somebody has there, and somebody who stands for
// another of ours, are refused at once, and not when it is sent.
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { Match } from '@purlin/domain/quickbooks/record-shapes.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Caller, Services } from '../platform/core/room.ts';
import { calledHere } from './called-here.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { holderOf } from './name-holders.ts';
import { mayPass, reaching } from './reaching.ts';
import { recordById, type RecordRow } from './read-models/quickbooks-records.ts';
import { whoStandsFor } from './read-models/who-stands-for.ts';
import { stillHere } from './still-here.ts';
import { theirBooks } from './their-books.ts';
import { heldConnection } from './workers/bring-record.ts';
import { quickbooksOf } from './service/service.ts';
import { entryName, recordNumber } from './way.ts';

/** Refuses a name that is taken there; where nobody answers, it is found out when it is sent. */
async function refuseTaken(
  name: string,
  services: Services,
  but?: Parameters<typeof holderOf>[2],
): Promise<void> {
  const connection = await heldConnection(services);
  if (!connection) return;
  const { realmId } = connection;
  const books = theirBooks(quickbooksOf(services), realmId);
  const taken = await reaching(realmId, services, () => holderOf(books, name, but)).catch(
    (error: unknown) => {
      if (mayPass(error)) return undefined;
      throw error;
    },
  );
  if (taken) refuse('record-name-taken', { name, kind: taken.kind });
}

/** Two of ours would differ from one of theirs in turns: the second is refused. */
async function refuseStoodFor(
  row: RecordRow,
  theirId: string,
  services: Services,
  language: Language,
): Promise<void> {
  const others = await whoStandsFor(services.db, row, [theirId]);
  const [other] = await stillHere(others, services);
  if (!other) return;
  const calledOf = await calledHere([other], services, language);
  refuse('record-candidate-taken', { name: calledOf(other).title });
}

/** Takes what somebody decided; waits until whoever reads next sees it. */
export async function decideMatch(
  id: number,
  match: Match,
  services: Services,
  { asker, language }: Pick<Caller, 'asker' | 'language'>,
): Promise<void> {
  if (match.choice === 'create') {
    await refuseTaken(match.name, services);
    return decide(id, match, services, asker);
  }
  const row = await recordById(services.db, id);
  if (!row) return refuse('record-not-found');
  const { theirId } = match;
  return services.withLock(entryName(row, theirId), async () => {
    await refuseStoodFor(row, theirId, services, language);
    await decide(id, match, services, asker);
  });
}

/** Takes the name that somebody chose for there; it may be the one that it has there. */
export async function chooseName(
  id: number,
  name: string,
  services: Services,
  asker: Asker,
): Promise<void> {
  const row = await recordById(services.db, id);
  if (!row) return refuse('record-not-found');
  await refuseTaken(name, services, { kind: ENTRY_KINDS[row.kind], theirId: row.theirId });
  const { position } = await services.dispatch(
    quickbooksRecord,
    id,
    { type: 'ChooseName', data: { name } },
    asker,
  );
  await services.until(position, 2_000);
}

/** Creates it again. What a returned payment and its bill are there stays. */
export async function createAgain(id: number, services: Services, asker: Asker): Promise<void> {
  const row = await recordById(services.db, id);
  if (!row) return refuse('record-not-found');
  const { realmId, kind, ourId } = row;
  if (kind === 'bill-payment' && row.failure === 'paid-again') {
    const about = { realmId, kind: 'bill', ourId } as const;
    const billId = await recordNumber(services, realmId, 'bill', ourId);
    await services.dispatch(quickbooksRecord, billId, { type: 'BeginAnew', data: about }, asker);
  }
  const again = { type: 'CreateAgain', data: {} } as const;
  const { position } = await services.dispatch(quickbooksRecord, id, again, asker);
  await services.until(position, 2_000);
}

async function decide(id: number, match: Match, services: Services, asker: Asker): Promise<void> {
  const { position } = await services.dispatch(
    quickbooksRecord,
    id,
    { type: 'DecideMatch', data: match },
    asker,
  );
  await services.until(position, 2_000);
}
