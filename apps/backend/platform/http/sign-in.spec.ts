// Signing in under attack: guessing is braked by account and by address, the account's own people
// are not kept out by it, and a storm stops nobody else.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { ADMIN } from '../../../../tools/vitest/callers.ts';
import { callFrom } from '../../../../tools/vitest/call-from.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({
    beside: app,
    env: { PUBLIC_URL: 'https://purlin.test', TRUST_PROXY: 'true' },
  });
});
afterAll(async () => {
  await other.close();
  await app.close();
  removeData(app);
});

let email: string;
beforeEach(async () => {
  email = `${randomUUID()}@people.example`;
  await addUser(ADMIN.password);
});
const addUser = (password: string, more: object = {}) =>
  app.call<{ code: string }>('POST', '/api/users', {
    body: { email, firstName: 'Ana', lastName: 'Ruiz', role: 'vendor', password, ...more },
  });
/** A number of its own for each address of a spec. */
let used = 1;
const newAddress = (): string => {
  used++;
  return `127.1.${Math.floor(used / 250)}.${(used % 250) + 1}`;
};
const signIn = (address: string, password: string, cookie?: string) =>
  callFrom(
    app.url,
    address,
    'POST',
    '/api/login',
    { email, password },
    cookie === undefined ? {} : { cookie },
  );
const statuses = (answers: readonly { readonly status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

describe('wrong passwords', () => {
  it('from one address: after ten it must wait; from another the right one works', async () => {
    const address = newAddress();
    for (let n = 0; n < 10; n++) expect((await signIn(address, `wrong ${n}`)).status).toBe(401);
    const limited = await signIn(address, ADMIN.password);
    expect([limited.status, limited.body.code]).toEqual([429, 'too-often']);
    expect(Number(limited.retryAfter)).toBeGreaterThan(0);
    expect(Number(limited.retryAfter)).toBeLessThanOrEqual(60);
    expect((await signIn(newAddress(), ADMIN.password)).status).toBe(200);
  });
  it('forty at once are no more than ten', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => signIn(address, `wrong ${n}`)),
    );
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([10, 30]);
  });
  it('from sixty addresses: the account is braked', async () => {
    const answers = [];
    for (let n = 0; n < 60; n++) answers.push(await signIn(newAddress(), `wrong ${n}`));
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([20, 40]);
  });
  it('of strangers keep nobody out where they signed in before, by address or by browser', async () => {
    const office = newAddress();
    const first = await signIn(office, ADMIN.password);
    const device = first.cookies.find((one) => one.startsWith('purlin_device='))!.split(';')[0]!;
    for (let n = 0; n < 25; n++) await signIn(newAddress(), `wrong ${n}`);
    expect((await signIn(newAddress(), ADMIN.password)).status).toBe(429);
    expect((await signIn(office, ADMIN.password)).status).toBe(200);
    expect((await signIn(newAddress(), ADMIN.password, device)).status).toBe(200);
    const made = `purlin_device=${'x'.repeat(43)}`;
    expect((await signIn(newAddress(), ADMIN.password, made)).status).toBe(429);
  });
  it('in the office are limited too, whatever browser they say they are', async () => {
    const office = newAddress();
    await signIn(office, ADMIN.password);
    const answers = [];
    for (let n = 0; n < 15; n++)
      answers.push(await signIn(office, `wrong ${n}`, `purlin_device=${'y'.repeat(42)}${n % 10}`));
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([10, 5]);
  });
  it('of an account that is not there are answered and braked alike', async () => {
    email = 'nobody@people.example';
    const answers = [];
    for (let n = 0; n < 30; n++) answers.push(await signIn(newAddress(), `wrong ${n}`));
    expect([statuses(answers, 401), statuses(answers, 429)]).toEqual([20, 10]);
  });
  it('behind a proxy: the address it saw counts, of IPv6 the block', async () => {
    const behind = (n: number) =>
      other.call('POST', '/api/login', {
        as: 'anonymous',
        body: { email, password: `wrong ${n}` },
        headers: { 'x-forwarded-for': `10.0.0.${n}, 2001:db8:7:7::${n}` },
      });
    const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => behind(n)));
    expect(statuses(answers, 429)).toBe(5);
  });
});

it('keeps neither addresses nor e-mails', async () => {
  await signIn(newAddress(), ADMIN.password);
  await signIn(newAddress(), 'wrong');
  const { rows } = await app.platform.pool.query<{ row: string }>(
    'select place::text as row from platform.known_places union all select key from ' +
      "platform.counters where key like 'sign-in account%' or key like 'sign-in here%'",
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { row } of rows) expect(row).not.toMatch(/127\.|@|people/);
});

/** How long a call of somebody else takes, in milliseconds, at the 95th percentile. */
async function othersWait(atLeast: number, over: () => boolean): Promise<number> {
  const times: number[] = [];
  do {
    const began = performance.now();
    expect((await app.call('GET', '/api/clients')).status).toBe(200);
    times.push(performance.now() - began);
  } while (times.length < atLeast || !over());
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

it('a storm of sign-ins stops nobody else', async () => {
  // What a machine takes that is busy with other things, before or after, is not the storm's.
  const before = await othersWait(40, () => true);
  let over = false;
  const addresses = Array.from({ length: 300 }, newAddress);
  const storm = Promise.all(addresses.map((address) => signIn(address, 'wrong'))).finally(
    () => (over = true),
  );
  const meanwhile = await othersWait(40, () => over);
  const answers = await storm;
  const usually = Math.max(before, await othersWait(40, () => true));
  expect(meanwhile).toBeLessThan(Math.max(200, 5 * usually));
  expect(answers.filter(({ status }) => ![401, 429, 503].includes(status))).toEqual([]);
  for (const { status, retryAfter } of answers)
    if (status !== 401) expect(Number(retryAfter)).toBeGreaterThan(0);
});

describe('right passwords of one account, as many as it can send', () => {
  /** How often somebody else signs in, who was there before, while the account goes on. */
  async function othersDuring(
    connections: number,
    from: () => readonly [string, string | undefined],
  ) {
    const home = newAddress();
    const mine = email;
    email = ADMIN.email;
    await signIn(home, ADMIN.password);
    const over = new AbortController();
    const flood = Array.from({ length: connections }, async () => {
      while (!over.signal.aborted) {
        const [address, cookie] = from();
        await callFrom(
          app.url,
          address,
          'POST',
          '/api/login',
          { email: mine, password: ADMIN.password },
          cookie === undefined ? {} : { cookie },
        );
      }
    });
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await signIn(home, ADMIN.password));
    over.abort();
    await Promise.all(flood);
    return answers.map(({ status }) => status);
  }
  const ALL = Array.from({ length: 6 }, () => 200);

  it('from browsers that are known keep nobody else out', async () => {
    const devices: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { cookies } = await signIn(newAddress(), ADMIN.password);
      devices.push(cookies.find((one) => one.startsWith('purlin_device='))!.split(';')[0]!);
    }
    let n = 0;
    const from = () => [newAddress(), devices[n++ % devices.length]] as const;
    expect(await othersDuring(32, from)).toEqual(ALL);
  });
  it('from ever other addresses keep nobody else out', async () => {
    expect(await othersDuring(24, () => [newAddress(), undefined])).toEqual(ALL);
  });
});

describe('a password that is chosen', () => {
  it.each([
    'aaaaaaaaaa',
    'password123',
    'Qwertyuiop',
    '1234567890',
    'basketball99!',
    'Margherita2026',
    'abcdefghij',
    'Purlinpurlin',
    'purlin2026!',
    'purlin-roofing',
    'correcthorsebatterystaple',
    'correct horse battery staple',
    '9876543210',
    'roofs-roofs-roofs',
  ])('is refused when it is %s', async (password) => {
    email = `${randomUUID()}@people.example`;
    const { status, body } = await addUser(password, { firstName: 'Margherita' });
    expect([status, body.code]).toEqual([400, 'common-password']);
  });
  it('is taken when it is four words', async () => {
    email = `${randomUUID()}@people.example`;
    expect((await addUser('otter ladder cloud tin')).status).toBe(201);
  });
});
