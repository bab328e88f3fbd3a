// Specs of calls refused for a missing session or password while a user is working: which wait,
// which are resent, and which fail.
import { access } from '@purlin/contracts/access.ts';
import { clients } from '@purlin/contracts/clients.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiProblem } from './api-problem.ts';
import { call } from './api.ts';
import { passwordGate, sessionGate } from './gates.ts';

interface Sent {
  readonly url: string;
  readonly key: string | null;
  readonly body: unknown;
}
let sent: Sent[];
let signedIn: boolean;
beforeEach(() => {
  sent = [];
  signedIn = false;
  vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit & { headers: Headers }) => {
    sent.push({ url, key: headers.get('idempotency-key'), body });
    return Promise.resolve(
      signedIn
        ? Response.json({ id: 7 })
        : Response.json(
            { code: 'not-signed-in', message: 'Please sign in first.' },
            { status: 401 },
          ),
    );
  });
});
afterEach(() => {
  sessionGate.giveUp();
  vi.unstubAllGlobals();
});

const add = () => call(clients.add, { body: { name: 'Ada', email: 'ada@example.com' } });
const refused = (calling: Promise<unknown>) =>
  calling.then(
    () => 'done',
    (thrown: unknown) => (thrown as ApiProblem).status,
  );

describe('after a session', () => {
  beforeEach(sessionGate.begin);

  it('holds a refused call and resends it unchanged once the user is signed in again', async () => {
    const adding = add();
    await vi.waitFor(() => expect(sessionGate.isShut()).toBe(true));
    signedIn = true;
    sessionGate.resume();
    expect(await adding).toEqual({ id: 7 });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sessionGate.isShut()).toBe(false);
  });

  it('resends all waiting calls, including reads', async () => {
    const calls = [add(), call(access.me), call(clients.list)];
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    signedIn = true;
    sessionGate.resume();
    await Promise.all(calls);
    expect(sent).toHaveLength(6);
  });

  it('resends a call that was in flight during the sign-in without waiting', async () => {
    const round = sessionGate.round();
    void sessionGate.again(round);
    sessionGate.resume();
    expect(await sessionGate.again(round)).toBe(true);
    expect(sessionGate.isShut()).toBe(false);
  });

  it('refuses the call when the user leaves or someone else signs in', async () => {
    const adding = refused(add());
    await vi.waitFor(() => expect(sessionGate.isShut()).toBe(true));
    sessionGate.giveUp();
    expect(await adding).toBe(401);
    expect([sessionGate.isShut(), sent.length]).toEqual([false, 1]);
  });

  it('treats a wrong password as a response that ends nothing', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code: 'wrong-credentials' }, { status: 401 })),
    );
    expect(await refused(call(access.login, { body: { email: 'a', password: 'b' } }))).toBe(401);
    expect(sessionGate.isShut()).toBe(false);
  });

  it('does not hold the call that asks who is signed in', async () => {
    expect(await refused(call(access.me, { waits: false }))).toBe(401);
    expect(sessionGate.isShut()).toBe(false);
  });
});

describe('after the password has gone stale', () => {
  let proved: boolean;
  beforeEach(() => {
    proved = false;
    passwordGate.begin();
    vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit & { headers: Headers }) => {
      sent.push({ url, key: headers.get('idempotency-key'), body });
      return Promise.resolve(
        proved
          ? Response.json({ id: 7 })
          : Response.json({ code: 'password-needed', message: 'Again.' }, { status: 403 }),
      );
    });
  });
  afterEach(passwordGate.giveUp);

  it('holds the call until the password is entered, and prompts again if it is refused again', async () => {
    const adding = add();
    await vi.waitFor(() => expect(passwordGate.isShut()).toBe(true));
    passwordGate.resume();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await vi.waitFor(() => expect(passwordGate.isShut()).toBe(true));
    proved = true;
    passwordGate.resume();
    expect(await adding).toEqual({ id: 7 });
    expect(sent).toHaveLength(3);
    expect([sent[1], sent[2]]).toEqual([sent[0], sent[0]]);
    expect(sessionGate.isShut()).toBe(false);
  });
  it('refuses the call when nobody enters the password', async () => {
    const adding = refused(add());
    await vi.waitFor(() => expect(passwordGate.isShut()).toBe(true));
    passwordGate.giveUp();
    expect([await adding, sent.length]).toEqual([403, 1]);
  });
  it('does not wait where no screen prompts for the password', async () => {
    passwordGate.giveUp();
    expect(await refused(add())).toBe(403);
  });
});

it('refuses at once when nobody was signed in', async () => {
  expect(await refused(add())).toBe(401);
  expect([sent.length, sessionGate.isShut()]).toEqual([1, false]);
});
