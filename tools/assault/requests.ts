// Requests made from the OpenAPI document: every operation, called by everybody, with what it asks
// for, nearly that, and anything else.
import fc from 'fast-check';
import { hostile, nearly, valueFor, type Components, type Schema } from './values.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** Whether it wants a session (or a key of the thing). */
  readonly closed: boolean;
  /** Whether the password must have been given lately. */
  readonly password: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** The statuses that the document names. */
  readonly statuses: readonly number[];
  /** Carried out once under one Idempotency-Key: what is history answers 202 when it must. */
  readonly once: boolean;
}

interface Documented {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly responses: Record<string, unknown>;
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
  readonly components: { readonly schemas: Components };
}

/** Every operation of the document. */
export const operationsOf = ({ paths }: OpenApi): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => {
      const statuses = Object.keys(one.responses).map(Number).filter(Number.isInteger);
      return {
        operationId: one.operationId,
        method: method.toUpperCase(),
        path,
        closed: one.security.length > 0,
        password: statuses.includes(403),
        parameters: one.parameters,
        body: one.requestBody?.content['application/json']?.schema,
        statuses,
        once: statuses.includes(202),
      };
    }),
  );

/** Who calls: a role with a session, a stranger, one whose cookie is nobody's, a client's link. */
export type Caller = 'nobody' | 'old cookie' | 'key holder' | (string & {});

/** The body as it goes over the line. */
export interface Sent {
  readonly type: string;
  readonly bytes: Buffer;
}
export interface Call {
  readonly operation: Operation;
  readonly caller: Caller;
  /** With its query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Sent | undefined;
  /** Another body, to be sent under the same Idempotency-Key. */
  readonly other: Sent | undefined;
}

const JSON_TYPE = 'application/json';
const asJson = (value: unknown): Sent => ({
  type: JSON_TYPE,
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
});
const text = (words: string, type = JSON_TYPE): Sent => ({ type, bytes: Buffer.from(words) });
const DEEP = 50_000;
const MEGABYTE = 2 ** 20;

/** Bodies that are no JSON, or too much of it. */
const raw: fc.Arbitrary<Sent> = fc.constantFrom(
  text(''),
  text('{'),
  text('{"name":"a'),
  text('nul'),
  text('{"name":"a\u0000b"}'),
  text('{"email":{"length":{"toString":"x"}}}'),
  text('{"__proto__":{"admin":true},"constructor":{"prototype":1}}'),
  text('{"name":1,"name":2}'),
  text(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  text(`${'{"a":'.repeat(7_000)}1${'}'.repeat(7_000)}`),
  text(JSON.stringify({ name: 'x'.repeat(3 * MEGABYTE) })),
  text(JSON.stringify({ csv: `Name,Email\n${'a"b,"c"d\n'.repeat(23_000)}` })),
  text(`[${'1,'.repeat(400_000)}1]`),
  text('name=a&email=b', 'application/x-www-form-urlencoded'),
  text('<a/>', 'text/xml'),
  text('x', 'multipart/form-data; boundary=x'),
  text('{}', 'application/json; charset=utf-16'),
  text('{}', ';;;'),
  { type: JSON_TYPE, bytes: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
);

function bodiesOf(schema: Schema, components: Components): fc.Arbitrary<Sent> {
  const meant = valueFor(schema, components);
  return fc.oneof(
    { weight: 8, arbitrary: meant.map(asJson) },
    { weight: 8, arbitrary: nearly(meant).map(asJson) },
    { weight: 1, arbitrary: hostile.map(asJson) },
    { weight: 1, arbitrary: raw },
  );
}

const wellFormed = (value: unknown): string => {
  const words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return words.isWellFormed() ? words : 'x';
};

/** `{id}` mostly something that is there; other names a number of an estimate, or anything. */
function addressesOf(
  { path, parameters }: Operation,
  components: Components,
  numbers: ReadonlyMap<number, string>,
): fc.Arbitrary<{ readonly address: string; readonly id: number | undefined }> {
  // The account that the attack itself signs in with stays as it is.
  const first = path.startsWith('/api/users/') ? 2 : 1;
  const ids = fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: first, max: 9 }).map(String) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('0', '-1', '1e3', '9'.repeat(15), '9'.repeat(17), 'abc', '%00'),
    },
    { weight: 1, arbitrary: fc.constantFrom('..', '%2e%2e', "1'", '%ff', 'x'.repeat(300)) },
  );
  const words = fc
    .oneof(fc.constantFrom(...numbers.values(), 'EST-1-AAAAAAAA'), hostile.map(wellFormed))
    .map((word) => encodeURIComponent(word.slice(0, 300) || 'x'));
  const query = parameters.filter((one) => one.in === 'query');
  const known = fc.record(
    Object.fromEntries(
      query.map(({ name, schema }) => [
        name,
        fc.oneof(
          { weight: 3, arbitrary: valueFor(schema, components, name) },
          { weight: 1, arbitrary: hostile },
          { weight: 1, arbitrary: fc.constantFrom('WzFd', 'WyJhIiwxXQ', '%00', '7') },
        ),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc.tuple(ids, words, known).map(([id, word, fields]) => {
    const search = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, wellFormed(value)]),
    ).toString();
    return {
      address:
        path.replace('{id}', id).replaceAll(/\{\w+\}/g, word) +
        (search && query.length > 0 ? `?${search}` : ''),
      id: /^\d{1,9}$/.test(id) ? Number(id) : undefined,
    };
  });
}

/** Values that may stand in a header at all. */
const headerText = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0xa1, max: 0xff }))
    .map((code) => String.fromCharCode(code)),
  maxLength: 120,
});
const mostly = (...usual: (string | undefined)[]): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: headerText },
  );
const headersOf = (closed: boolean): fc.Arbitrary<Record<string, string | undefined>> =>
  fc.record({
    'if-match': mostly(undefined, undefined, undefined, undefined, '"0"', '*'),
    'accept-encoding': mostly(undefined, 'gzip'),
    'accept-language': mostly('en', 'es', 'es-MX,es;q=0.9,en;q=0.1'),
    'user-agent': mostly('Mozilla/5.0'),
    origin: closed
      ? fc.oneof(
          { weight: 15, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constantFrom('https://evil.example', 'null') },
        )
      : fc.constant(undefined),
    'x-forwarded-for': fc
      .array(fc.nat(255), { minLength: 3, maxLength: 3 })
      .map((parts) => `10.${parts.join('.')}`),
  });

/** What the attack knows of the company: roles, and the numbers of its estimates by id. */
export interface Known {
  readonly roles: readonly string[];
  readonly numbers: ReadonlyMap<number, string>;
}

/** Calls of an operation. */
export function callsOf(
  operation: Operation,
  components: Components,
  { roles, numbers }: Known,
): fc.Arbitrary<Call> {
  const body: fc.Arbitrary<Sent | undefined> = operation.body
    ? bodiesOf(operation.body, components)
    : fc.constant(undefined);
  const callers = fc.oneof(
    { weight: 8, arbitrary: fc.constant<Caller>('admin') },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Caller>('nobody', 'old cookie', 'key holder', ...roles),
    },
  );
  return fc
    .record({
      caller: callers,
      at: addressesOf(operation, components, numbers),
      headers: headersOf(operation.closed),
      key: fc.oneof(fc.uuid(), fc.constantFrom(undefined, undefined, 'same-key-1')),
      // The number of this estimate, of another one, or of none.
      number: fc.constantFrom<'own' | 'other' | 'none'>('own', 'own', 'own', 'other', 'none'),
      body,
      again: fc.nat(9),
      other: body,
    })
    .map(({ caller, at, headers, key, number, again, other, ...rest }) => {
      const shown = numbers.get((at.id ?? 0) + (number === 'other' ? 1 : 0)) ?? 'EST-1-AAAAAAAA';
      const all = {
        ...headers,
        ...(operation.method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(caller === 'key holder' && number !== 'none' ? { 'x-estimate-number': shown } : {}),
      };
      const given = Object.entries(all).filter(
        (one): one is [string, string] => one[1] !== undefined,
      );
      return {
        operation,
        caller,
        address: at.address,
        headers: Object.fromEntries(given),
        body: rest.body,
        other: again === 0 ? other : undefined,
      };
    });
}
