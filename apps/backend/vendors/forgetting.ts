// What forgetting a vendor would remove, what stays and why.
import type { Forgetting } from '@purlin/contracts/forgetting.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import { usersActingFor } from '../access/read-models/user-list.ts';
import { countEntries } from '../messages/read-models/conversation-messages.ts';
import { countWrittenBy } from '../notifications/read-models/notification-list.ts';
import { countOnTheWayTo, countPaymentsTo } from '../payments/read-models/vendor-payment-list.ts';
import type { Services } from '../platform/core/room.ts';
import { isInTheBooks } from '../quickbooks/read-models/quickbooks-records.ts';
import { vendorById } from './read-models/vendor-list.ts';

/** Undefined when there is no such vendor. */
export async function forgettingOf(
  id: number,
  { db }: Pick<Services, 'db'>,
  language: Language,
): Promise<Forgetting | undefined> {
  const row = await vendorById(db, id);
  if (!row) return undefined;
  const [signIns, payments, onTheWay, written, inTheBooks, conversation] = await Promise.all([
    usersActingFor(db, { clientId: null, vendorId: id }),
    countPaymentsTo(db, id),
    countOnTheWayTo(db, id),
    countWrittenBy(db, id),
    isInTheBooks(db, 'vendor', id),
    countEntries(db, { kind: 'vendor', id }),
  ]);
  const goes = [
    { what: 'contact', count: 1 },
    { what: 'messages', count: conversation.messages },
    { what: 'photos', count: conversation.pictures },
    { what: 'sign-ins', count: signIns.length },
  ] as const;
  return {
    name: row.name,
    goes: goes.filter(({ count }) => count > 0),
    stays: [
      ...(payments > 0
        ? [{ what: 'payments' as const, count: payments, why: ['taxes' as const] }]
        : []),
      ...(inTheBooks ? [{ what: 'quickbooks' as const, count: 1, why: ['taxes' as const] }] : []),
      // They are part of the jobs' histories.
      ...(written > 0
        ? [
            {
              what: 'answers' as const,
              count: written,
              why: ['claims' as const, 'history' as const],
            },
          ]
        : []),
      { what: 'mark', count: 1, why: ['history'] },
    ],
    obstacle:
      onTheWay > 0 ? sentenceOf('vendor-is-being-paid', { count: onTheWay }, language) : null,
  };
}
