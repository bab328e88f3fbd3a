// Problems: what is wrong with a request is said in one form, with the right status, whichever part
// of the server noticed.
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  opensToAdmin,
  type CallOptions,
  type HttpAnswer,
} from '../../../../tools/vitest/callers.ts';
import { useTestApp } from '../../../../tools/vitest/use-test-app.ts';
import { rooms } from '../../app.ts';

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    })
  ).body.id;
});

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Record<string, string>;
}
const all = rooms.flatMap((room) =>
  Object.entries(room.contract).map(([name, route]) => ({
    title: `${route.method} ${route.path} (${room.name}.${name})`,
    route,
    isForm: name in (room.forms ?? {}),
  })),
);
const routes = all.filter(({ route }) => opensToAdmin(route));
const head = () => app.platform.store.head();

async function refused(
  method: string,
  address: string,
  options: CallOptions,
  status: number,
): Promise<Problem> {
  const answer: HttpAnswer<Problem> = await app.call<Problem>(method, address, options);
  expect(`${answer.status} ${answer.headers.get('content-type')}`, answer.text).toBe(
    `${status} application/problem+json; charset=utf-8`,
  );
  expect(answer.body).toMatchObject({
    status,
    code: expect.stringMatching(/^[a-z-]+$/) as string,
    message: expect.stringMatching(/\w+ \w+/) as string,
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.body;
}

const withId = routes.filter(({ route }) => route.path.includes(':id'));
const withBody = routes.filter(({ route }) => route.method !== 'GET');

describe.each(withId)('$title', ({ route }) => {
  it.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '9007199254740993',
    '1e999',
    '%20',
    'null',
    '1%00',
    '0x10',
    '1e3',
    '+7',
    '%207',
  ])('says 400 to the id %s', async (id) => {
    await refused(
      route.method,
      route.path.replace(':id', id),
      route.method === 'GET' ? {} : { body: {} },
      400,
    );
  });
});

describe.each(all.filter(({ route }) => !opensToAdmin(route)))('$title', ({ route }) => {
  it('says 403 to the office, and to who has nothing there, before it looks at the call', async () => {
    const options = route.method === 'GET' ? {} : { body: { nonsense: true } };
    for (const as of ['admin', 'client', 'vendor'] as const)
      await refused(route.method, route.path.replace(':id', 'abc'), { as, ...options }, 403);
  });
});

describe('an id that nobody has', () => {
  it.each(withId.filter(({ route }) => route.method === 'GET'))(
    '$title says 404',
    async ({ route }) => {
      await refused('GET', route.path.replace(':id', '987654321'), {}, 404);
    },
  );
  it.each([
    ['POST', '/api/estimates/987654321/send', {}],
    ['POST', '/api/estimates/987654321/retry-email', {}],
    ['PATCH', '/api/estimates/987654321/status', { status: 'viewed' }],
    ['POST', '/api/estimates/987654321/approve-option', {}],
    ['POST', '/api/line-items', { estimateId: 987654321, description: 'x', quantity: 1, rate: 1 }],
    ['POST', '/api/estimates', { clientId: 987654321, projectTitle: 'x', serviceAddress: 'y' }],
  ])('%s %s says 404 and writes nothing', async (method, address, body) => {
    const before = await head();
    await refused(method, address, { body }, 404);
    expect(await head()).toBe(before);
  });
  it('is what an unknown number is', async () => {
    await refused('GET', '/api/estimates/number/EST-1-00000000', { as: 'anonymous' }, 404);
  });
});

/** What plain forms send; only routes that are forms take it. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

describe.each(withBody)('$title', ({ route, isForm }) => {
  const address = route.path.replace(':id', '1');
  it('says 400 to what is no JSON', async () => {
    for (const raw of ['{', '{"a":}', 'nope', '[1,', '"', '\u0000', ''])
      await refused(route.method, address, { raw: raw || ' ' }, 400);
  });
  it('says 415 to another content type', async () => {
    for (const type of [
      'text/plain',
      ...(isForm ? [] : FORM_TYPES),
      'application/xml',
      'application/jsonp',
      'nonsense',
    ])
      await refused(
        route.method,
        address,
        { raw: 'email=a&password=b', headers: { 'content-type': type } },
        415,
      );
  });
  it('says 413 to more than a megabyte, or what it takes', async () => {
    await refused(
      route.method,
      address,
      { raw: JSON.stringify({ text: 'x'.repeat(route.bodyBytes ?? 1024 * 1024) }) },
      413,
    );
  });
  it('says 400 to a key or revision that is none', async () => {
    if (route.kind !== 'command') return;
    const body = {
      status: 'viewed',
      projectTitle: 'x',
      serviceAddress: 'x',
      clientId,
      name: 'x',
      email: 'x@y.example',
      phone: '1',
      address: '',
      ccbNumber: '1',
      estimateId: 1,
      description: 'x',
    };
    for (const headers of [
      { 'idempotency-key': 'short' },
      { 'idempotency-key': 'x'.repeat(101) },
      { 'idempotency-key': 'with blank in it' },
      { 'if-match': '7' },
      { 'if-match': '"x"' },
      { 'if-match': 'W/"7"' },
    ]) {
      const { status } = await app.call(route.method, address, { body, headers });
      expect(status, JSON.stringify(headers)).toBe(400);
    }
  });
});

describe('an address that cannot be read', () => {
  it.each(['/api/estimates/number/%zz', '/api/estimates/%', '/%c3%28', '/estimate/%'])(
    '%s says 400 or 404 as a problem or a page',
    async (address) => {
      const answer = await app.call<Problem>('GET', address);
      expect([400, 404]).toContain(answer.status);
      if (address.startsWith('/api'))
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );
});

describe('a cursor', () => {
  const sealed = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['rubbish', 'rubbish'],
    ['null', sealed(null)],
    ['an object', sealed({})],
    ['a fraction', sealed(1.5)],
    ['half a surrogate pair', sealed(['\ud800', 1])],
    ['NUL', sealed(['\u0000', 1])],
    ['a huge number', sealed(1e300)],
    ['too much', 'x'.repeat(301)],
  ])('that is %s says 400', async (_, cursor) => {
    for (const list of ['/api/clients', '/api/estimates'])
      await refused('GET', `${list}?cursor=${cursor}`, {}, 400);
  });
  it.each(['limit=0', 'limit=501', 'limit=x', 'limit=1&limit=2', 'q=%00', `q=${'x'.repeat(201)}`])(
    'and %s too',
    async (query) => {
      for (const list of ['/api/clients', '/api/estimates'])
        await refused('GET', `${list}?${query}`, {}, 400);
    },
  );
});

describe('what the rules or the store cannot take', () => {
  const draft = { projectTitle: 'Roof', serviceAddress: '1 Main St' };
  it('an estimate that is larger than one append may be: 413, nothing written', async () => {
    const before = await head();
    const lineItems = Array.from({ length: 500 }, () => ({ description: 'x'.repeat(2000) }));
    await refused('POST', '/api/estimates', { body: { clientId, ...draft, lineItems } }, 413);
    expect(await head()).toBe(before);
  });
  it('amounts that add up to more than an estimate can hold: 409, nothing written', async () => {
    const before = await head();
    for (const lineItems of [
      [{ description: 'x', quantity: '999999', rate: '9999999' }],
      Array.from({ length: 3 }, () => ({ description: 'x', quantity: 1, rate: '9999999' })),
    ])
      expect(
        (await refused('POST', '/api/estimates', { body: { clientId, ...draft, lineItems } }, 409))
          .code,
      ).toBe('out-of-range');
    expect(await head()).toBe(before);
  });
  it('a date that the calendar has and the database has not: 400', async () => {
    await refused(
      'POST',
      '/api/estimates',
      { body: { clientId, ...draft, validUntil: '0000-01-01' } },
      400,
    );
  });
  it('a text that the contract lets through and the command does not: 400 with the field', async () => {
    const { errors } = await refused(
      'POST',
      '/api/clients',
      { body: { name: 'Dana', email: 'dana@client.example', phone: 'x'.repeat(51) } },
      400,
    );
    expect(errors).toHaveProperty('phone');
  });
  it('text that cannot be stored: 400 with the field', async () => {
    for (const text of ['\u0000', 'a\ud800b']) {
      const { errors } = await refused(
        'POST',
        '/api/clients',
        { body: { name: text, email: 'a@b.example' } },
        400,
      );
      expect(errors).toHaveProperty('name');
    }
  });
  it('the first thing that is wrong with a form is the message, all are listed by field', async () => {
    const { message, errors } = await refused(
      'POST',
      '/api/estimates',
      { body: { clientId: 0, projectTitle: '', serviceAddress: '' } },
      400,
    );
    expect(message).toBe('Please select a client');
    expect(errors).toMatchObject({
      clientId: 'Please select a client',
      projectTitle: 'Please enter a project title',
      serviceAddress: 'Please enter a service address',
    });
  });
});

describe('a request that is no HTTP', () => {
  it('is answered with 400, and the server lives', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n');
    const answered = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    socket.destroy();
    expect(answered).toMatch(/^HTTP\/1\.1 400/);
    expect((await app.call('GET', '/ready')).status).toBe(200);
  });
  it('is a problem like any other when its address is too long to read', async () => {
    await refused('GET', `/api/clients?q=${'x'.repeat(20_000)}`, {}, 431);
  });
});
