// Many payments in one batch: how long the press takes until it says of each what became of it.
import type { BatchProcessed } from '@purlin/contracts/payments.ts';
import { addedLongAgo } from '../long-ago.ts';
import { startProduct } from '../product.ts';
import { load } from './load.ts';
import { signIn } from './servers.ts';
import { sizes } from './sizes.ts';

const PAYMENTS = sizes.payments;
const AT_ONCE = 16;
const NORA = { email: 'nora@purlin.example', password: 'a-long-enough-one' } as const;
const ACCOUNT = {
  routingNumber: '021000021',
  accountNumber: '7654321',
  accountType: 'checking',
  accountHolderType: 'business',
};

type Headers = Readonly<Record<string, string>>;

/** Calls the product as somebody; throws when it refuses. */
const callingAs =
  (url: string, headers: Headers) =>
  async <T>(method: string, address: string, body?: unknown): Promise<T> => {
    const answer = await fetch(url + address, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };

/** Milliseconds until all approved payments are in one batch. Throws when one of them is not. */
export async function measureBatch(environment: NodeJS.ProcessEnv): Promise<number> {
  const product = await startProduct(environment);
  try {
    const headers = await signIn(product.url);
    const call = callingAs(product.url, headers);
    const { id: vendorId } = await call<{ id: number }>('POST', '/api/vendors', {
      name: 'Aster Roofing',
      contactPerson: 'Ana',
      email: 'ana@supply.example',
      phone: '1',
    });
    const account = `/api/vendors/${vendorId}/bank-account`;
    await call('POST', '/api/users', { ...NORA, firstName: 'Nora', lastName: 'L', role: 'admin' });
    const nora = await signIn(product.url, NORA);
    await addedLongAgo(environment['DATABASE_URL']!, NORA.email);
    await callingAs(product.url, nora)('PUT', account, ACCOUNT);
    await call('POST', `${account}/confirm`, { entry: 1 });
    const scheduledPaymentDate = new Date().toISOString().slice(0, 10);
    const plan = { vendorId, jobId: null, laborAmount: '10.00', scheduledPaymentDate };
    const first = await call<{ id: number }>('POST', '/api/vendor-payments', plan);
    const ids = Array.from({ length: PAYMENTS }, (_, n) => first.id + n);
    await load(product.url, PAYMENTS - 1, AT_ONCE, () => ({
      method: 'POST',
      path: '/api/vendor-payments',
      headers,
      body: plan,
    }));
    await load(product.url, PAYMENTS, AT_ONCE, (n) => ({
      method: 'PATCH',
      path: `/api/vendor-payments/${ids[n]}/approve`,
      headers: nora,
      body: {},
    }));
    const start = performance.now();
    const { success } = await call<BatchProcessed>('POST', '/api/vendor-payments/batch-process', {
      paymentIds: ids,
    });
    const ms = performance.now() - start;
    if (success !== PAYMENTS) throw new Error(`${success} of ${PAYMENTS} payments were processed`);
    return ms;
  } finally {
    await product.stop();
  }
}
