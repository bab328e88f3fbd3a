// What forgetting a client would remove, what stays and why, and what stands in its way.
import type { Forgetting } from '@purlin/contracts/forgetting.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { usersActingFor } from '../access/read-models/user-list.ts';
import type { Services } from '../platform/core/room.ts';
import { countEntries } from '../messages/read-models/conversation-messages.ts';
import { isInTheBooks } from '../quickbooks/read-models/quickbooks-records.ts';
import { countJobsAhead } from '../scheduling/read-models/job-list.ts';
import { figuresOf } from './read-models/client-estimates.ts';
import { clientById } from './read-models/client-list.ts';

/** Undefined when there is no such client. */
export async function forgettingOf(
  id: number,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  language: Language,
): Promise<Forgetting | undefined> {
  const row = await clientById(db, id);
  if (!row) return undefined;
  const [{ accepted }, signIns, jobsAhead, inTheBooks, written] = await Promise.all([
    figuresOf(db, id),
    usersActingFor(db, { clientId: id, vendorId: null }),
    countJobsAhead(db, id, clock.today()),
    isInTheBooks(db, 'customer', id),
    countEntries(db, { kind: 'client', id }),
  ]);
  const goes = [
    { what: 'contact', count: 1 },
    { what: 'estimates', count: row.estimateCount + row.archivedEstimateCount - accepted },
    { what: 'requests', count: row.leadCount },
    { what: 'messages', count: written.messages },
    { what: 'photos', count: written.pictures },
    { what: 'sign-ins', count: signIns.length },
  ] as const;
  const stays = [
    { what: 'accepted-estimates', count: accepted, why: ['taxes', 'claims'] },
    { what: 'jobs', count: row.jobCount, why: ['taxes', 'claims'] },
    { what: 'quickbooks', count: inTheBooks ? 1 : 0, why: ['taxes'] },
    { what: 'mark', count: 1, why: ['history'] },
  ] as const;
  return {
    name: row.name,
    goes: goes.filter(({ count }) => count > 0),
    stays: stays
      .filter(({ count }) => count > 0)
      .map(({ what, count, why }) => ({ what, count, why: [...why] })),
    obstacle: jobsAhead > 0 ? sentenceOf('client-has-jobs', { jobs: jobsAhead }, language) : null,
  };
}
