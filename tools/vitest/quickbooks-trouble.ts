// Bad days of QuickBooks for specs: requests that never arrive, outages, and notices of changes.
import { CONNECTION, quickbooksConnection } from '@purlin/domain/quickbooks/connection.ts';
import { DEMO_REALM } from '../quickbooks-test-server/demo-books.ts';
import { FAULTS, Fault } from '../quickbooks-test-server/fault.ts';
import type { QuickBooksWorld } from './quickbooks-world.ts';
import { until } from './until.ts';

export const quickbooksTrouble = (world: QuickBooksWorld) => ({
  /** A notice of QuickBooks: compares what changed there, and catches nothing up. */
  async noticed(): Promise<void> {
    const { services, pool } = world.app.platform;
    const { rows: asked } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
    await services.dispatch(
      quickbooksConnection,
      CONNECTION,
      { type: 'HearOfChanges', data: { realmId: DEMO_REALM } },
      { by: 'system', correlationId: 'spec' },
    );
    await until('it was compared', async () => {
      await pool.query(
        `update platform.effects set run_at = now()
          where status = 'pending' and task = 'compare-quickbooks'`,
      );
      const { rowCount } = await pool.query(
        `select from platform.effects
          where task = 'compare-quickbooks' and status = 'done' and created_at >= $1`,
        [asked[0]!.at],
      );
      return rowCount !== 0;
    });
  },
  /** Until the answer is called, no bill that we send arrives. */
  noBillArrives(): () => void {
    const { books } = world;
    const write = books.write.bind(books);
    books.write = (kind, sent) => {
      if (kind === 'Bill' && sent.PrivateNote?.startsWith('Purlin'))
        throw new Fault(FAULTS.down, 'Try again later', 503);
      return write(kind, sent);
    };
    return () => {
      books.write = write;
    };
  },
  /** Until the answer is called, QuickBooks takes no payment: the period is closed. */
  noPaymentIsTaken(): () => void {
    const { books } = world;
    const write = books.write.bind(books);
    books.write = (kind, sent) => {
      if (kind === 'BillPayment') throw new Fault(FAULTS.closed, 'The account period has closed.');
      return write(kind, sent);
    };
    return () => {
      books.write = write;
    };
  },
  /** QuickBooks is asked again at once. */
  outageEnds: () =>
    until('QuickBooks answers again', async () => {
      const { pool } = world.app.platform;
      await pool.query('update platform.outages set next_try_at = now()');
      await pool.query("update platform.effects set run_at = now() where held_by = 'quickbooks'");
      return (await world.status()).away === null;
    }),
  /** Nobody there answers. */
  untilAway: () => until('QuickBooks is away', async () => (await world.status()).away !== null),
});
