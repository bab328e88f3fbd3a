// Specs of typed API calls: requests, responses, and the message for each kind of failure.
import { access } from '@purlin/contracts/access.ts';
import { clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { call, callPage } from './api.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Headers };
}

/** Stubs fetch with `answer` and returns the requests that were sent. */
function server(answer: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    return Promise.resolve().then(answer);
  });
  return sent;
}
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const failed = (calling: Promise<unknown>) =>
  calling.then(
    () => {
      throw new Error('It should have failed.');
    },
    (thrown: unknown) => thrown as ApiProblem,
  );

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('fills in the path, writes the query, and leaves out empty values', async () => {
    const sent = server(() => json([]));
    await call(estimates.list, { query: { q: 'roof & gutter', status: undefined, cursor: '' } });
    await call(estimates.byNumber, { params: { number: 'EST-1/2' } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/estimates?q=roof+%26+gutter',
      '/api/estimates/number/EST-1%2F2',
    ]);
  });

  it('sends cookies, and a content type only with a body', async () => {
    const sent = server(() => json({}));
    await call(access.logout);
    await call(clients.add, { body: { name: 'Ada', email: 'ada@example.com' } });
    expect(
      sent.map(({ init }) => [init.credentials, init.headers.get('content-type'), init.body]),
    ).toEqual([
      ['same-origin', null, undefined],
      ['same-origin', 'application/json', '{"name":"Ada","email":"ada@example.com"}'],
    ]);
  });

  it('sends an idempotency key, generated or passed in, with every mutation and with no read', async () => {
    const sent = server(() => json({}));
    await call(access.me);
    await call(access.logout);
    await call(access.logout, { idempotencyKey: 'same-wish' });
    expect(sent.map(({ init }) => init.headers.get('idempotency-key'))).toEqual([
      null,
      expect.stringMatching(/^[0-9a-f]{32}$/),
      'same-wish',
    ]);
  });

  it('sends the estimate number that opens a public estimate', async () => {
    const sent = server(() => json({}));
    await call(estimates.setStatus, {
      params: { id: 7 },
      body: { status: 'viewed' },
      headers: { 'X-Estimate-Number': 'EST-7' },
    });
    expect(sent[0]?.init.headers.get('x-estimate-number')).toBe('EST-7');
  });

  it('does not call a path with a missing value', async () => {
    const sent = server(() => json({}));
    expect((await failed(call(estimates.details, { params: { id: '' } }))).message).toContain(
      '"id"',
    );
    expect(sent).toEqual([]);
  });
});

describe('callPage', () => {
  it('takes the next cursor from the header', async () => {
    server(() => json([{ id: 1 }], { headers: { 'x-next-cursor': 'abc' } }));
    expect(await callPage(clients.list)).toEqual({ items: [{ id: 1 }], nextCursor: 'abc' });
  });

  it('treats a response that is not an array as empty', async () => {
    server(() => json({ odd: true }));
    expect(await callPage(clients.list)).toEqual({ items: [], nextCursor: null });
  });
});

describe('a call that fails', () => {
  it("keeps the server's message, code and field errors", async () => {
    server(() =>
      json(
        {
          message: 'Please correct the form',
          code: 'invalid',
          errors: {
            email: 'Please enter a valid email address',
            'lineItems.0.rate': ['Too small', 'x'],
          },
        },
        { status: 400 },
      ),
    );
    const problem = await failed(call(clients.list));
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({
      status: 400,
      code: 'invalid',
      said: true,
      message: 'Please correct the form',
      outcomeUnknown: false,
      errors: { email: 'Please enter a valid email address', 'lineItems.0.rate': 'Too small' },
    });
  });

  it.each([
    ['some text', '502: some text'],
    ['', '502: Bad Gateway'],
  ])('is "status: body" when there is no message (%j)', async (body, message) => {
    server(() => new Response(body, { status: 502, statusText: 'Bad Gateway' }));
    expect(await failed(call(clients.list))).toMatchObject({
      message,
      said: false,
      outcomeUnknown: true,
    });
  });

  it('has status 0 and says what to do when there is no network', async () => {
    server(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failed(call(clients.list))).toMatchObject({
      status: 0,
      code: 'unreachable',
      outcomeUnknown: true,
      message: expect.stringContaining('try again') as string,
    });
  });

  it('has status 0 when the response is cut off', async () => {
    server(
      () =>
        new Response(
          new ReadableStream({ start: (controller) => controller.error(new Error('cut')) }),
        ),
    );
    expect(await failed(call(clients.list))).toMatchObject({ status: 0, code: 'unreachable' });
  });

  it("rethrows the caller's own abort unchanged", async () => {
    server(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    expect(await failed(call(clients.list, { signal: AbortSignal.abort() }))).toMatchObject({
      name: 'AbortError',
    });
  });

  it('reports a command that was accepted but cannot be shown yet', async () => {
    server(() => json({ position: 9 }, { status: 202 }));
    expect(
      await failed(call(clients.add, { body: { name: 'Ada', email: 'ada@example.com' } })),
    ).toMatchObject({ status: 202, code: 'not-yet-visible' });
  });
});
