// Fuzzing: whatever arrives, the answer is never a defect, and what was refused left no trace.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { doorsOf, successesOf, type Export, type Route } from '@purlin/contracts/route.ts';
import { inputFor } from '../../../../tools/vitest/extremes.ts';
import { openTestApp, removeData, type TestApp, type Who } from '../../../../tools/vitest/app.ts';
import { rooms } from '../../app.ts';

/** Requests per route. More with FUZZ_RUNS. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);
const REFUSED = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429];

let app: TestApp;
let number: string;
beforeAll(async () => {
  app = await openTestApp({ seed: 'demo' });
  number = (await app.call<{ estimateNumber: string }>('GET', '/api/estimates/1')).body
    .estimateNumber;
}, 60_000);
afterAll(async () => {
  await app.close();
  removeData(app);
});

const routes = rooms.flatMap((room) =>
  doorsOf(room.contract).map(([name, route]) => ({
    title: `${route.method} ${route.path} (${room.name}.${name})`,
    route,
  })),
);

/** What people and programs send where something else was meant. */
const nasty = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      1,
      2,
      3,
      '1.00',
      '12.5',
      'x',
      'Dana',
      'dana@client.example',
      '2026-03-02',
      '2099-12-31',
      true,
      false,
      null,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      0,
      -1,
      -0,
      1e21,
      2 ** 53,
      2 ** 31,
      999_999,
      '99999999.99',
      0.1,
      1e-7,
      '',
      ' ',
      '0',
      '-1',
      '99999999',
      '1e3',
      'NaN',
      '\u0000',
      '\ud800',
      '\u202e',
      '%',
      "'; drop table x; --",
      '__proto__',
      'x'.repeat(20_000),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      '0000-01-01',
      '9999-12-31',
      '2026-02-30',
      '2026-13-01',
      '-000001-01-01',
      '2026-03-02T25:00',
      '0001-01-01',
      '2026-03-02T10:00:00Z',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer() },
);

/** The names of the fields that a shape knows, so that inputs get past the first check. */
const fieldsOf = (shape: z.ZodType): string[] =>
  Object.keys((shape as unknown as { shape?: object }).shape ?? {});
/** What a field is for, by its name; undefined where leaving it out is the usual thing. */
function meantFor(field: string): fc.Arbitrary<unknown> {
  const pick = (...values: unknown[]): fc.Arbitrary<unknown> => fc.constantFrom(...values);
  if (field === 'lineItems')
    return fc.array(mutated(['description', 'quantity', 'rate', 'taxable']), {
      minLength: 1,
      maxLength: 3,
    });
  if (field === 'status') return pick('viewed', 'accepted', 'declined');
  if (field === 'role') return pick('client', 'vendor');
  if (field === 'optionId' || field === 'revision' || field === 'order')
    return pick(undefined, undefined, 1);
  if (field.endsWith('Id')) return fc.integer({ min: 1, max: 6 });
  if (/date|until/i.test(field)) return pick('2099-03-02', '2098-01-01', undefined);
  if (/quantity|rate|price|amount|percentage|cost|budget|total/i.test(field))
    return pick('12.50', 3, undefined);
  if (field === 'email') return fc.integer({ min: 0 }).map((n) => `a${n}@b.example`);
  if (/^(is|taxable)/.test(field)) return pick(true, false);
  if (field === 'ccbNumber') return pick('123456', '');
  if (field === 'type') return pick('service', 'material');
  if (field === 'csv')
    return pick('Name,Email,Category,Type,Standard Price\nDana,dana@b.example,Vents,service,12');
  if (field === 'projectType') return pick('gutters');
  if (/^(message|text|reason|subject)$/.test(field)) return pick('Please', undefined);
  if (/title|name|address|description|phone|password|contact/i.test(field))
    return pick('12345678901', 'correct-horse');
  return pick(undefined, undefined, 'x');
}
/**
 * What was meant, with up to two fields gone or something nasty instead: near enough to get past
 * the shapes and reach the rules.
 */
function mutated(fields: readonly string[]): fc.Arbitrary<unknown> {
  const meant = fc.record(Object.fromEntries(fields.map((field) => [field, meantFor(field)])));
  const changes =
    fields.length === 0
      ? fc.constant([])
      : fc.array(fc.tuple(fc.constantFrom(...fields), fc.oneof(nasty, fc.constant(undefined))), {
          maxLength: 2,
        });
  return fc.tuple(meant, changes).map(([body, some]) => ({ ...body, ...Object.fromEntries(some) }));
}
const bodyOf = (route: Route | Export): fc.Arbitrary<unknown> =>
  'body' in route
    ? fc.oneof(
        { weight: 4, arbitrary: inputFor(route.body, route.path) },
        { weight: 5, arbitrary: mutated(fieldsOf(route.body)) },
        { weight: 1, arbitrary: fc.jsonValue() },
      )
    : fc.constant(undefined);
const queryOf = (route: Route | Export): fc.Arbitrary<string> =>
  fc
    .dictionary(
      fc.constantFrom(
        'limit',
        'cursor',
        'q',
        'sort',
        'x',
        ...(route.kind === 'query'
          ? fieldsOf(route.query)
          : route.kind === 'export'
            ? fieldsOf(route.list.query)
            : []),
      ),
      fc.oneof(
        fc.string(),
        fc.constantFrom('1', '-1', '\u0000', '%00', 'WzFd', 'WyJhIiwxXQ', '7', '2026-03-02'),
      ),
      { maxKeys: 3 },
    )
    .map((query) =>
      new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, value] as [string, string]),
      ).toString(),
    );
const pathOf = (route: Route | Export): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 1, max: 8 }).map(String) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '0',
            '-1',
            '1e3',
            '999999999999999',
            '9999999999999999',
            'abc',
            '%00',
            '..',
            '%2e%2e',
            "1'",
          ),
        },
      ),
      fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), fc.constant('EST-1-AAAAAAAA')),
    )
    .map(([id, text]) =>
      route.path
        .replace(':id', id)
        .replaceAll(/:\w+/g, () => encodeURIComponent(text.isWellFormed() ? text : 'x')),
    );
/** Header values that `fetch` sends at all. */
const header = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0xa1, max: 0xff }))
    .map((code) => String.fromCharCode(code)),
  maxLength: 120,
});
const mostly = (usual: fc.Arbitrary<string | undefined>): fc.Arbitrary<string | undefined> =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: header });
const headersOf: fc.Arbitrary<Readonly<Record<string, string | undefined>>> = fc.record(
  {
    'idempotency-key': mostly(
      fc.oneof(fc.constant(undefined), fc.uuid(), fc.constantFrom('same-key-1', 'same-key-2')),
    ),
    'if-match': mostly(fc.constantFrom(undefined, undefined, undefined, '"0"', '*')),
    'x-estimate-number': mostly(fc.constantFrom(undefined, 'right')),
    'x-request-id': header,
    'accept-encoding': header,
    cookie: header,
  },
  { requiredKeys: [] },
);

/** How many events people caused, and how many rows there are that are not history. */
async function written(): Promise<readonly number[]> {
  const { rows } = await app.platform.pool.query<{ events: number; credentials: number }>(
    "select (select count(*) from events.log where type not like '%Email%') as events, " +
      '(select count(*) from platform.credentials) as credentials',
  );
  const { events, credentials } = rows[0]!;
  return [events, credentials];
}

/** Which routes let something through: otherwise nothing behind the door was tried. */
const reached = new Set<string>();

describe.each(routes)('$title', ({ title, route }) => {
  it('is never a defect, and changes nothing when it refuses', async () => {
    // A session of its own: signing out is one of the routes.
    const { token } = await app.platform.services.sessions.start(1);
    let before = await written();
    await fc.assert(
      fc.asyncProperty(
        pathOf(route),
        queryOf(route),
        bodyOf(route),
        headersOf,
        fc.constantFrom<Who>('admin', 'admin', 'admin', 'admin', 'anonymous'),
        async (path, query, body, headers, who) => {
          const { cookie, ...rest } = Object.fromEntries(
            Object.entries(headers).filter(([, value]) => value !== undefined),
          ) as Record<string, string>;
          if (rest['x-estimate-number'] === 'right') rest['x-estimate-number'] = number;
          const answer = await app.call<{ code?: string; message?: string }>(
            route.method,
            `${path}${query ? `?${query}` : ''}`,
            {
              as: who,
              ...(who === 'admin'
                ? { cookie: `purlin_session=${token}` }
                : cookie
                  ? { cookie }
                  : {}),
              ...(body === undefined ? {} : { body }),
              headers: rest,
            },
          );
          if (answer.status < 300) reached.add(title);
          expect([...successesOf(route), ...REFUSED], answer.text).toContain(answer.status);
          const after = await written();
          if (answer.status >= 400) {
            expect(answer.headers.get('content-type')).toContain('application/problem+json');
            expect(answer.body).toMatchObject({
              code: expect.any(String) as string,
              message: expect.any(String) as string,
            });
            expect(after).toEqual(before);
          }
          before = after;
        },
      ),
      { numRuns: route.kind === 'download' || route.kind === 'export' ? 10 : RUNS },
    );
  }, 60_000);
});

describe('after all of it', () => {
  it('no read model is parked', async () => {
    const health = await app.call<unknown>('GET', '/health', { as: 'anonymous' });
    expect(health.status, health.text).toBe(200);
  });
  it('most routes let something through', () => {
    const closed = routes.map(({ title }) => title).filter((title) => !reached.has(title));
    expect(closed.length, closed.join()).toBeLessThan(routes.length / 5);
  });
  it('nothing was logged as a defect', () => {
    expect(app.logged.filter((line) => line.includes('"msg":"defect"'))).toEqual([]);
  });
});
