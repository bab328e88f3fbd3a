// The first sync of a large company: so many clients with a job each go to a test server that keeps
// QuickBooks' limits, and the product is killed on the way. Says how long it took and whether
// anything is there twice. Arguments: how many clients (10000), how many calls a minute (480).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { freePort } from '../apps/backend/platform/servers/embedded/ports.ts';
import { ADMIN, startProduct, type Product } from './product.ts';
import { DEMO_REALM } from './quickbooks-test-server/demo-books.ts';
import { startQuickBooksTestServer } from './quickbooks-test-server.ts';
import { openCallers, type Callers } from './vitest/callers.ts';
import { connectTo } from './vitest/quickbooks-world.ts';

const [many = 10_000, callsAMinute = 480] = process.argv.slice(2).map(Number);
const AT_ONCE = 32;
const LOOK_MS = 5_000;
/** How far it is, of all, when the product is killed. */
const KILLED_AT = 0.3;

const server = await startQuickBooksTestServer();
server.trouble.set({ limits: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'purlin-first-sync-'));
const port = await freePort();
const start = (): Promise<Product> =>
  startProduct({
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: 'none',
    WEB_ROOT: path.join(dataDir, 'none'),
    QUICKBOOKS_BASE_URL: server.url,
    QUICKBOOKS_CALLS_A_MINUTE: String(callsAMinute),
  });

async function addClients({ call }: Callers): Promise<void> {
  let next = 0;
  const line = async (): Promise<void> => {
    while (next < many) {
      const n = (next += 1);
      const body = { name: `Client ${n}`, email: `client-${n}@people.example` };
      const client = await call<{ id: number }>('POST', '/api/clients', { body });
      const job = { clientId: client.body.id, title: 'Reroof', address: '1 Oak St' };
      await call('POST', '/api/jobs', { body: job });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}

const statusOf = async ({ call }: Callers): Promise<QuickBooksStatus> =>
  (await call<QuickBooksStatus>('GET', '/api/quickbooks/status')).body;

let product = await start();
let callers = openCallers(product.url);
await callers.signIn(ADMIN.email, ADMIN.password);
await addClients(callers);
console.log(`${many} clients; connecting`);
const began = performance.now();
await connectTo(callers, DEMO_REALM);
let killed = false;
const all = 2 * many;
let clientsAfter: number | undefined;
for (let inStep = 0; inStep < all;) {
  await sleep(LOOK_MS);
  const status = await statusOf(callers);
  ({ inStep } = status);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${seconds} s: ${inStep} in step, ${status.waiting} waiting`);
  // Clients go before their jobs.
  if (inStep >= many) clientsAfter ??= seconds;
  if (killed || inStep < all * KILLED_AT) continue;
  killed = true;
  product.process.kill('SIGKILL');
  product = await start();
  callers = openCallers(product.url);
  console.log(`killed and started again: ${(await statusOf(callers)).inStep} in step`);
}
const customers = server.books[0]!.all('Customer');
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `${many} clients there after ${clientsAfter} s; ` +
    `${customers.length} customers and jobs in ${minutes} min with ${server.calls()} calls, ` +
    `${server.trouble.throttled} of them too many; ` +
    `${server.books[0]!.duplicates().length} twice`,
);
await product.stop();
await server.close();
rmSync(dataDir, { recursive: true, force: true });
