// Exactly once, by QuickBooks' own books: whoever loses answers, wherever a process dies, however
// many renew one token, and with everything that a company has.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import {
  startQuickBooksTestServer,
  type QuickBooksTestServer,
} from '../../../tools/quickbooks-test-server.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { doomed } from '../../../tools/vitest/doomed.ts';
import { connectTo, environmentOf } from '../../../tools/vitest/quickbooks-world.ts';
import { hasEachOnce } from '../../../tools/vitest/lossy-hour.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import type { Services } from '../platform/core/room.ts';
import { quickbooksOf } from './service/service.ts';
import { recordNumber } from './way.ts';
import { recordIsBrought } from './workers/bring-record.ts';

describe('a server that loses every third answer', () => {
  const world = useQuickBooksWorld({ connected: false });

  it('has each of 50 once', () => hasEachOnce(world, 50));

  it('renews a token once, however many want it in however many processes', async () => {
    world.server.trouble.set({ loseAnswersEvery: 0 });
    const beside = await Promise.all(
      [1, 2, 3].map(() =>
        openTestApp({
          beside: world.app,
          env: { ...environmentOf(world.server), ROLE: 'api' },
        }),
      ),
    );
    const apps = [world.app, ...beside];
    const before = world.server.signIn.refreshes;
    world.server.signIn.endAccess();
    const asked = Array.from({ length: 50 }, (_, n) =>
      quickbooksOf(apps[n % apps.length]!.platform.services).call({
        realmId: DEMO_REALM,
        method: 'GET',
        path: `companyinfo/${DEMO_REALM}`,
      }),
    );
    expect(await Promise.all(asked)).toHaveLength(50);
    expect(world.server.signIn.refreshes - before).toBe(1);
    for (const app of beside) await app.close();
  });
});

describe('a company with everything', () => {
  let app: TestApp;
  let server: QuickBooksTestServer;
  let services: Services;
  beforeAll(async () => {
    server = await startQuickBooksTestServer();
    app = await openTestApp({ seed: 'demo', env: environmentOf(server) });
    ({ services } = app.platform);
    // Papers have no names by which a second one would be refused.
    server.trouble.set({ loseAnswersEvery: 3 });
    await connectTo(app, DEMO_REALM);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    removeData(app);
  });

  const quiet = () =>
    until(
      'nothing is on its way',
      async () =>
        (
          await app.platform.pool.query(
            "select from platform.effects where status in ('pending', 'running') limit 1",
          )
        ).rowCount === 0,
    );
  const books = () => server.books[0]!;
  const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100);
  const dollars = (text: string): number => Math.round(Number(text) * 100);
  const paid = async () =>
    (await app.call<VendorPayment[]>('GET', '/api/vendor-payments?status=paid&limit=500')).body;

  it('has all of it in the books, with the same sums to the cent', async () => {
    await quiet();
    const accepted = (
      await app.call<{ readonly total: string }[]>(
        'GET',
        '/api/estimates?status=accepted&limit=500',
      )
    ).body;
    const sumOf = (all: readonly { readonly TotalAmt?: number | undefined }[]): number =>
      all.reduce((sum, { TotalAmt }) => sum + cents(TotalAmt), 0);
    expect(accepted.length).toBeGreaterThan(0);
    expect(sumOf(books().all('Estimate'))).toBe(
      accepted.reduce((sum, { total }) => sum + dollars(total), 0),
    );
    const payments = await paid();
    const total = payments.reduce((sum, { projectTotal }) => sum + dollars(projectTotal), 0);
    expect(sumOf(books().all('Bill'))).toBe(total);
    expect(sumOf(books().all('BillPayment'))).toBe(total);
    expect(
      books()
        .all('Bill')
        .every(({ Balance }) => Balance === 0),
    ).toBe(true);
    expect(books().duplicates()).toEqual([]);
    // Papers have no names: only the number of the request keeps one from being written twice.
    const some = expect.toSatisfy((lost: number) => lost > 0);
    expect(server.trouble.lost).toMatchObject({ Estimate: some, Bill: some, BillPayment: some });
    server.trouble.set({ loseAnswersEvery: 0 });
  });

  it('has each once, wherever a process dies on the way, and whoever goes on beside it', async () => {
    await quiet();
    const bring = (id: number, by: Services) =>
      Promise.resolve(
        recordIsBrought.run(
          { kind: 'customer', id } as never,
          { effectId: `spec-${id}`, correlationId: 'spec', attempt: 1, unanswered: 0 },
          by,
        ),
      );
    /** Whoever goes on beside it hears of it now, too. */
    const want = async (ourId: number): Promise<void> => {
      const data = { realmId: DEMO_REALM, kind: 'customer', ourId } as const;
      const recordId = await recordNumber(services, DEMO_REALM, 'customer', ourId);
      const asker = { by: 'system', correlationId: 'spec' };
      await services.dispatch(quickbooksRecord, recordId, { type: 'AddRecord', data }, asker);
    };
    const died = new Set<string>();
    const wanted = ['before POST customer', 'after POST customer', 'after BeginSending'];
    const met = (): boolean => wanted.every((one) => died.has(one));
    // Whoever goes on beside it may be there first: then a step is met the next time round.
    for (let nth = 1; nth <= 24 || (nth <= 96 && !met()); nth += 1) {
      const last = 1 + ((nth - 1) % 24);
      const body = { name: `Doomed ${nth}.`, email: `doomed-${nth}@people.example` };
      const { body: made } = await app.call<{ id: number }>('POST', '/api/clients', { body });
      await want(made.id);
      const { services: mortal, diedAt } = doomed(services, last);
      await bring(made.id, mortal).catch(() => {});
      died.add(diedAt() ?? 'not at all');
      await bring(made.id, services);
      const names = books()
        .all('Customer')
        .flatMap(({ DisplayName }) =>
          DisplayName?.startsWith(`Doomed ${nth}.`) ? [DisplayName] : [],
        );
      expect([diedAt(), names]).toEqual([diedAt(), [`Doomed ${nth}.`]]);
    }
    expect([...died]).toEqual(expect.arrayContaining(wanted));
    expect(books().duplicates()).toEqual([]);
  });

  it('takes a payment out again that came back', async () => {
    await quiet();
    const [payment] = await paid();
    const before = [books().all('Bill').length, books().all('BillPayment').length];
    const entry = books()
      .all('BillPayment')
      .find(({ PrivateNote }) => PrivateNote?.startsWith(`ACH batch ${payment!.batchId},`))!;
    const trace = /trace (\d+)/.exec(entry.PrivateNote ?? '')![1]!;
    const { id } = (await paid()).find((one) => one.projectTotal === payment!.projectTotal)!;
    const data = { batchId: payment!.batchId!, trace, code: 'R03', note: '' } as const;
    await services.dispatch(
      vendorPayment,
      id,
      { type: 'RecordPaymentReturn', data },
      { by: 'system', correlationId: 'spec' },
    );
    await until('it is out', () => books().all('BillPayment').length === before[1]! - 1);
    await until('so is its bill', () => books().all('Bill').length === before[0]! - 1);
  });
});
