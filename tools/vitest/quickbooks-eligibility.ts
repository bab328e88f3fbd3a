// Who goes to QuickBooks and who stays, for specs: what makes them eligible, and records as they
// were made before.
import { expect } from 'vitest';
import type { QuickBooksRecordOf } from '@purlin/contracts/quickbooks.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { recordNumber } from '../../apps/backend/quickbooks/way.ts';
import { DEMO_REALM } from '../quickbooks-test-server/demo-books.ts';
import { faulty } from '../quickbooks-test-server/fault.ts';
import { quickbooksPapers } from './quickbooks-papers.ts';
import type { QuickBooksWorld } from './quickbooks-world.ts';

/** What makes somebody eligible, or not any more. */
function deeds(world: QuickBooksWorld) {
  const { create, runPaymentCommand } = quickbooksPapers(world);
  const client = (name: string) =>
    create('/api/clients', { name, email: `${name.split(' ')[0]!.toLowerCase()}@e.example` });
  async function posted(path: string, body: object = {}): Promise<void> {
    const { status, text } = await world.app.call('POST', path, { body });
    expect(status, text).toBeLessThan(300);
  }
  /** Something refers to it: it is archived. */
  async function archived(path: string): Promise<void> {
    const { status, text } = await world.app.call('DELETE', path);
    expect(status, text).toBeLessThan(300);
  }
  const approve = (id: number) =>
    runPaymentCommand(id, {
      type: 'ApproveVendorPayment',
      data: { notByPlanner: false, twoAboveCents: null, newcomer: false, established: [] },
    });
  return { client, posted, archived, approve };
}

/** Their records, and who is there. */
function recordsOf(world: QuickBooksWorld) {
  const called = (kind: 'Customer' | 'Vendor') =>
    world.books.all(kind).map(({ DisplayName }) => DisplayName);
  const recordStatus = async (kind: RecordKind, ourId: number): Promise<QuickBooksRecordOf> =>
    (
      await world.app.call<QuickBooksRecordOf>(
        'GET',
        `/api/quickbooks/sync/record?kind=${kind}&ourId=${ourId}`,
      )
    ).body;
  /** Gives commands to the record of one of ours, as if they had been given long ago. */
  async function replayCommands(
    kind: RecordKind,
    ourId: number,
    commands: readonly CommandOf<typeof quickbooksRecord>[],
    by = 'system',
  ): Promise<void> {
    const { services } = world.app.platform;
    const id = await recordNumber(services, DEMO_REALM, kind, ourId);
    for (const command of commands) {
      const asker = { by, correlationId: 'spec' };
      const { position } = await services.dispatch(quickbooksRecord, id, command, asker);
      await services.until(position, 10_000);
    }
  }
  return { called, recordStatus, replayCommands };
}

export function quickbooksEligibility(world: QuickBooksWorld) {
  const { jobFor, idle } = quickbooksPapers(world);
  const { client, posted, ...more } = deeds(world);
  /** While it works, QuickBooks takes no customer who is called so. */
  async function refusing(name: RegExp, work: () => Promise<void>): Promise<void> {
    const write = world.books.write.bind(world.books);
    world.books.write = (kind, sent) =>
      name.test(sent.DisplayName ?? '') ? faulty('illegal', 'The name') : write(kind, sent);
    await work().finally(() => (world.books.write = write));
  }
  /** A client whom QuickBooks refused while they had a job, which was cancelled then. */
  async function refusedClient(name: string): Promise<number> {
    const id = await client(name);
    await refusing(new RegExp(name), async () => {
      const jobId = await jobFor(id);
      await world.untilState(name, 'failed', 'customer');
      await posted(`/api/jobs/${jobId}/cancel`, { reason: 'Sold the house' });
      await idle();
    });
    return id;
  }
  return { ...more, ...recordsOf(world), client, posted, refusedClient };
}
