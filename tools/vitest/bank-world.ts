// Vendors with confirmed accounts, approved payments and the simulated bank, for specs.
import type { BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { BatchDetails, BatchSummary } from '@purlin/contracts/payment-batches.ts';
import type { BatchProcessed, PaymentDetails, VendorPayment } from '@purlin/contracts/payments.ts';
import type { ProposedRules } from '@purlin/contracts/settings.ts';
import type { SimulatedBank } from '@purlin/contracts/simulated-bank.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { BankGateway } from '../../apps/backend/payments/gateway/bank-gateway.ts';
import { bankOf, bankService } from '../../apps/backend/payments/gateway/service.ts';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

export const ACCOUNT = '90071234567';
const account = {
  routingNumber: '021000021',
  accountNumber: ACCOUNT,
  accountType: 'checking',
  accountHolderType: 'business',
};
const RULES = {
  approverIsNotPlanner: false,
  twoApprovalsAbove: '',
  mostPerPayment: '',
  dailyLimit: '',
  refuseLapsedInsurance: false,
  mailRemittance: true,
};
const email = (name: string): string => `${name.toLowerCase().replace(/\W+/g, '.')}@supply.example`;

export type BankWorld = Awaited<ReturnType<typeof openBankWorld>>;

/** What people do on the screens, as calls. */
function callsOf(app: TestApp) {
  const { call } = app;
  const newVendor = async (name: string): Promise<number> => {
    const body = { name, contactPerson: 'Ana Ruiz', email: email(name), phone: '1' };
    return (await call<Vendor>('POST', '/api/vendors', { body })).body.id;
  };
  const enter = (vendorId: number, more: object = {}, cookie?: string) =>
    call<BankAccountView>('PUT', `/api/vendors/${vendorId}/bank-account`, {
      body: { ...account, ...more },
      cookie,
    });
  const confirm = (vendorId: number, entry: number, cookie?: string) =>
    call<BankAccountView>('POST', `/api/vendors/${vendorId}/bank-account/confirm`, {
      body: { entry },
      cookie,
    });
  /** What the company wants of payments, besides what is usual. */
  const settle = (more: Partial<typeof RULES> = {}) =>
    call('PUT', '/api/settings/payments', { body: { ...RULES, ...more } });
  /** Confirms the looser rules that wait, if any do. */
  const confirmRules = async (cookie: string) => {
    const { body: open } = await call<ProposedRules | null>(
      'GET',
      '/api/settings/payments/proposed',
    );
    if (!open) return;
    const { proposal, changes } = open;
    const body = { proposal, changes };
    await call('POST', '/api/settings/payments/proposed/confirm', { cookie, body });
  };
  const planned = async (vendorId: number, labor: string): Promise<number> => {
    const body = {
      vendorId,
      jobId: null,
      laborAmount: labor,
      scheduledPaymentDate: app.platform.services.clock.today(),
      invoiceNumber: `INV-${labor}`,
    };
    return (await call<VendorPayment>('POST', '/api/vendor-payments', { body })).body.id;
  };
  const batch = async (id: number) =>
    (await call<BatchDetails>('GET', `/api/payment-batches/${id}`)).body;
  const process = (paymentIds: readonly number[], cookie?: string) =>
    call<BatchProcessed>('POST', '/api/vendor-payments/batch-process', {
      body: { paymentIds },
      cookie,
    });
  const untilBatch = (id: number, status: BatchDetails['status']) =>
    until(`batch ${id} is ${status}`, async () => {
      const now = await batch(id);
      return now.status === status && now;
    });

  return { newVendor, enter, confirm, settle, confirmRules, planned, batch, process, untilBatch };
}

/** The cookie of somebody who has been there from the first: nobody added them. */
async function fromTheFirst(
  { platform: { services }, signIn }: TestApp,
  role: 'admin' | 'bookkeeper',
  [firstName, lastName]: readonly [string, string],
): Promise<string> {
  const person = { email: `${firstName.toLowerCase()}@purlin.example`, firstName, lastName };
  const password = 'a-long-enough-one';
  const data = { ...person, role, companyName: null, phone: null } as const;
  const id = await services.nextId(user);
  await services.sessions.reserve(id, person.email, password);
  const asker = { by: 'system', correlationId: 'spec' };
  const { position } = await services.dispatch(user, id, { type: 'AddUser', data }, asker);
  await services.until(position, 10_000);
  return signIn(person.email, password);
}

/** Adds a user who signs in for a vendor. */
export const addReader = ({ call }: TestApp, vendorId: number) =>
  call('POST', '/api/users', {
    body: {
      email: 'ray@dogwood.example',
      firstName: 'Ray',
      lastName: 'Duong',
      role: 'vendor',
      vendorId,
      password: 'gutter lantern orchid',
    },
  });

/**
 * Adds another admin, Nora Lindqvist, and says in calls what people do on the screens. `usual`: the
 * company asks of payments what is usual; otherwise one person plans and approves them.
 */
export async function openBankWorld(app: TestApp, { usual = false } = {}) {
  const { call } = app;
  const calls = callsOf(app);
  if (!usual) await calls.settle();
  const nora = await fromTheFirst(app, 'admin', ['Nora', 'Lindqvist']);
  const { newVendor, enter, confirm, planned, process, untilBatch } = calls;
  return {
    ...calls,
    nora,
    /** Changes the payment rules; Nora confirms looser ones. */
    settle: (more: Partial<typeof RULES> = {}) =>
      calls.settle(more).then((saved) => calls.confirmRules(nora).then(() => saved)),
    /** The same without a confirmation. */
    propose: calls.settle,
    /** The cookie of a bookkeeper. */
    bookkeeper: () => fromTheFirst(app, 'bookkeeper', ['Omar', 'Reyes']),
    /** Another account in the place of the vendor's first, confirmed. */
    async anotherAccount(vendorId: number): Promise<void> {
      await enter(vendorId, { accountNumber: '5550002222' });
      await confirm(vendorId, 2, nora);
    },
    /** A vendor who can be paid. */
    async ready(name: string): Promise<number> {
      const id = await newVendor(name);
      await enter(id);
      await confirm(id, 1, nora);
      return id;
    },
    async approved(vendorId: number, labor: string): Promise<number> {
      const id = await planned(vendorId, labor);
      await call('PATCH', `/api/vendor-payments/${id}/approve`);
      return id;
    },
    payment: async (id: number) =>
      (await call<PaymentDetails>('GET', `/api/vendor-payments/${id}`)).body,
    tell: (body: object) => call<SimulatedBank>('POST', '/api/simulated-bank/answers', { body }),
    async submitted(ids: readonly number[]) {
      const { batchId } = (await process(ids)).body;
      return untilBatch(batchId!, 'submitted');
    },
    /** With a bank that behaves otherwise, for as long as the work takes. */
    async behaving<T>(otherwise: Partial<BankGateway>, work: () => Promise<T>): Promise<T> {
      const { services } = app.platform;
      const { outside } = services;
      await until('nothing is on its way', async () =>
        (await call<BatchSummary[]>('GET', '/api/payment-batches')).body.every(
          ({ status }) => !['open', 'written'].includes(status),
        ),
      );
      const behaving = { ...bankOf(services), ...otherwise };
      Object.assign(services, { outside: outside.with(bankService, behaving) });
      try {
        return await work();
      } finally {
        Object.assign(services, { outside });
      }
    },
  };
}
