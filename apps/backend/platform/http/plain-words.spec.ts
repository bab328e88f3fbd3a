// Plain words: whatever is sent where something else is meant, the answer says so in words for
// people; a parser's, a database's or a programmer's never come out.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { doorsOf, successesOf } from '@purlin/contracts/route.ts';
import { fieldName } from '@purlin/words/field-names.ts';
import { opensToAdmin } from '../../../../tools/vitest/callers.ts';
import { TECHNICAL_WORDS } from '../../../../tools/vitest/technical-words.ts';
import { openJobWorld, type JobWorld } from '../../../../tools/vitest/job-world.ts';
import { removeData } from '../../../../tools/vitest/app.ts';
import {
  limitsOf,
  numericCalls,
  type NumericCall,
  type NumericDocument,
  type NumericField,
} from '../../../../tools/vitest/numeric-fields.ts';
import { rooms } from '../../app.ts';

let app: JobWorld['app'];
/** A vendor on a job, for routes that nobody in the office may call. */
let vendor: { readonly cookie: string; readonly jobId: number };
beforeAll(async () => {
  const world = await openJobWorld();
  ({ app } = world);
  const { vendorId, post } = world;
  const jobId = await world.jobOn('Tear-off', null);
  await post(`/api/jobs/${jobId}/vendors`, { vendorId });
  const person = { email: 'ben@people.example', password: 'a long enough one' };
  const named = { ...person, firstName: 'Ben', lastName: 'Li', role: 'vendor', vendorId };
  await post('/api/users', named);
  vendor = { jobId, cookie: await app.signIn(person.email, person.password) };
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e300,
    '',
    ' ',
    'x',
    'x'.repeat(30_000),
    '2026-02-31',
    '1e9',
    [],
    {},
    [[]],
    { a: 1 },
    [null, 'x', {}],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
/** Whoever asks for it without a second factor has locked themselves out. */
const LOCKS_OUT = 'adminsNeedSecondFactor';
const namesIn = (shape: z.ZodType): string[] =>
  Object.keys((shape as unknown as { readonly shape?: object }).shape ?? {}).filter(
    (name) => name !== LOCKS_OUT,
  );
const doors = rooms.flatMap((room) => doorsOf(room.contract).map(([, route]) => route));

interface Said {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}
const SENTENCE = /^[A-ZÁÉÍÓÚ¿¡"“].* .*\S/u;
const sentences = ({ message = '', errors = {} }: Said): readonly string[] => [
  message,
  ...Object.values(errors),
];

/** Whoever may call a route: a vendor where nobody in the office may. */
const cookieFor = (route: (typeof doors)[number] | undefined) =>
  route && !opensToAdmin(route) ? vendor.cookie : undefined;

/** Signing out would end what the others ask with. */
const withBody = doors.filter((route) => 'body' in route && route.path !== '/api/logout');
describe.each(withBody as Extract<(typeof withBody)[number], { body: unknown }>[])(
  '$method $path',
  (route) => {
    it('says what is wrong in plain words, in English and in Spanish', async () => {
      const body = fc.oneof(
        wrong,
        fc.dictionary(fc.constantFrom('x', ...namesIn(route.body)), wrong, { maxKeys: 6 }),
      );
      const more = route.takes ? [415] : [];
      const { cookie, jobId } = opensToAdmin(route) ? { jobId: 987654 } : vendor;
      const address = route.path.replace(/:\w+/, `${jobId}`);
      await fc.assert(
        fc.asyncProperty(body, fc.constantFrom('en', 'es'), async (sent, language) => {
          const answer = await app.call<Said>(route.method, address, {
            cookie,
            body: sent,
            headers: { 'accept-language': language },
          });
          const refusals = [400, 401, 404, 409, 412, 429, ...more];
          expect([...successesOf(route), ...refusals]).toContain(answer.status);
          if (answer.status < 400) return;
          for (const said of sentences(answer.body)) {
            expect(said).toMatch(SENTENCE);
            expect(said).not.toMatch(TECHNICAL_WORDS);
          }
        }),
        { numRuns: 25 },
      );
    });
  },
);

const queries = doors.flatMap((route) =>
  route.kind === 'query' ? [{ ...route, names: namesIn(route.query) }] : [],
);
describe.each(queries.filter(({ names }) => names.length > 0))('GET $path', (route) => {
  const { path, names } = route;
  it('says what is wrong with its filters in plain words', async () => {
    for (const name of names)
      for (const value of ['', 'x', '-1', '1.5', 'x'.repeat(2_000), '2026-02-31', '%00']) {
        const address = path.replace(':id', '1').replace(/:\w+/, 'x');
        const asked = `${address}?${name}=${value}`;
        const { status, body } = await app.call<Said>('GET', asked, { cookie: cookieFor(route) });
        if (status < 400) continue;
        expect([400, 404]).toContain(status);
        for (const said of sentences(body)) expect(said).not.toMatch(TECHNICAL_WORDS);
      }
  });
});

/** Words that say nothing by themselves. */
const NO_NAME = /^(?:.{1,2}|about|after|any|before|here|how|is .*|our|only|said|their|upto|was)$/i;
it('calls every field by a name that says what it is', () => {
  const fields = doors.flatMap((route) => [
    ...('body' in route ? namesIn(route.body) : []),
    ...(route.kind === 'query' ? namesIn(route.query) : []),
  ]);
  expect(fields).toContain('of');
  const nameless = fields.filter((field) => field !== 'id' && NO_NAME.test(fieldName([field])));
  expect([...new Set(nameless)]).toEqual([]);
});

describe('the answer of a call that was carried out', () => {
  it('has the status that the document promises', async () => {
    const document = (
      await app.call<{
        paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
      }>('GET', '/api/openapi.json')
    ).body;
    const promised = (method: string, path: string) =>
      Object.keys(document.paths[path]![method.toLowerCase()]!.responses);
    expect(promised('POST', '/api/login')).toEqual(['200', 'default']);
    expect(promised('POST', '/api/users')).toEqual(['201', '403', 'default']);
    expect(promised('POST', '/api/clients')).toEqual(['201', '202', 'default']);
    expect(promised('PATCH', '/api/clients/{id}')).toEqual(['200', '202', 'default']);
  });
});

/** What one call answers that it should not: a fault, no sentence, or the other verdict. */
async function wrongAnswer(call: NumericCall, field: NumericField, value: unknown, taken: boolean) {
  const address = call.path.replace('{id}', '1').replace(/\{\w+\}/, 'x');
  const route = doors.find(
    ({ method, path }) =>
      method === call.method && path.replaceAll(/:(\w+)/g, '{$1}') === call.path,
  );
  const { status, body } = await app.call<Said>(call.method, address, {
    cookie: cookieFor(route),
    body: field.body(value),
  });
  const said = body.errors?.[field.path] ?? body.errors?.[''];
  const plain = status < 400 || sentences(body).every((one) => SENTENCE.test(one));
  return status < 500 && plain && (said === undefined) === taken
    ? []
    : [[call.method, address, field.path, field.kind, value, status, body]];
}

it('takes every number up to its limits, and says what is wrong just beyond them', async () => {
  const document = await app.call<NumericDocument>('GET', '/api/openapi.json');
  // Both addresses of the price book are made of the same shapes.
  const calls = numericCalls(document.body).filter(({ path }) => !/price-book/.test(path));
  const kinds = calls.flatMap(({ fields }) => fields.map(({ kind }) => kind));
  expect([...new Set(kinds)].toSorted()).toEqual([
    'any',
    'change',
    'integer',
    'money',
    'percent',
    'quantity',
    'rate',
    'share',
  ]);
  const found: unknown[] = [];
  for (const call of calls)
    for (const field of call.fields) {
      const { takes, refuses } = limitsOf(field);
      for (const value of takes) found.push(...(await wrongAnswer(call, field, value, true)));
      for (const value of refuses) found.push(...(await wrongAnswer(call, field, value, false)));
    }
  expect(found).toEqual([]);
});
