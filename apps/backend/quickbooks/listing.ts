// The records of the company that is connected, as lists have them; and one of them by what it is
// of ours.
import type { QuickBooksRecord, QuickBooksRecordOf } from '@purlin/contracts/quickbooks.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { ListPage, type Services } from '../platform/core/room.ts';
import { toRecords } from './on-the-wire.ts';
import { idsCalled } from './read-models/ids-called.ts';
import { connectionNow } from './read-models/quickbooks-connection.ts';
import { listRecords, recordIn } from './read-models/list-records.ts';
import { keptConnection } from './workers/bring-record.ts';

type Which = Omit<Parameters<typeof listRecords>[2], 'called'>;

/** None where no company ever was connected; `q`: a part of a name here, or a number there. */
export async function recordPage(
  q: string,
  which: Which,
  services: Services,
  language: Language,
): Promise<ListPage<QuickBooksRecord>> {
  const { db } = services;
  const connection = await connectionNow(db);
  if (!connection) return new ListPage([], undefined);
  const called = q === '' ? undefined : await idsCalled(db, q);
  const page = await listRecords(db, connection.realmId, { ...which, called });
  return new ListPage(await toRecords(page.items, services, language), page.next);
}

/** Made of our own tables alone: QuickBooks is not asked. */
export async function recordOfOurs(
  kind: RecordKind,
  ourId: number,
  services: Services,
  language: Language,
): Promise<QuickBooksRecordOf> {
  const connection = await keptConnection(services);
  if (!connection) return { connected: false, record: null };
  const row = await recordIn(services.db, connection.realmId, kind, ourId);
  const [record = null] = await toRecords(row ? [row] : [], services, language);
  return { connected: true, record };
}
