// npm run timing: whether the time of an answer tells that an account is there. Wrong sign-ins and
// links by e-mail, of accounts that are there and of some that are not, in turns in one run;
// written into docs/assurance.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callApi, signInToApi } from './journeys/product-api.ts';
import { assurance, machine } from './measured.ts';
import { ADMIN, startProduct } from './product.ts';
import { callFrom } from './vitest/call-from.ts';

const PART = 'Time that tells nothing';
const ACCOUNTS = 15;
/** Below what an account's strangers may try. */
const SIGN_INS_EACH = 16;
/** Below what a user is sent in an hour. */
const LINKS_EACH = 3;
const FIRST_ONES = 2;
/** Who asks for links to sign in: both kinds of link count together. */
const LINKED = 'linked-';

/** An address of its own for each call, so that no limit by address is met. */
let calls = 0;
const newAddress = (): string => {
  calls++;
  return `127.7.${Math.floor(calls / 250)}.${(calls % 250) + 1}`;
};

async function timeOf(url: string, what: string, body: object, status: number): Promise<number> {
  const began = performance.now();
  const answer = await callFrom(url, newAddress(), 'POST', what, body);
  const ms = performance.now() - began;
  if (answer.status !== status) throw new Error(`${what} answered ${answer.status}`);
  return ms;
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!;
const median = (times: readonly number[]): number => at(times, 0.5);

interface Times {
  readonly known: readonly number[];
  readonly unknown: readonly number[];
}

/** Both kinds in turns, each first in half of the pairs; the first pairs are left out. */
async function inTurns(
  each: number,
  time: (email: (kind: string) => string) => (kind: 'known' | 'unknown') => Promise<number>,
): Promise<Times> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < each * ACCOUNTS; n++) {
    const of = time((kind) => `${kind}-${n % ACCOUNTS}@people.example`);
    const [first, second] =
      n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of [first, second]) (kind === 'known' ? known : unknown).push(await of(kind));
  }
  const warm = FIRST_ONES * ACCOUNTS;
  return each > FIRST_ONES
    ? { known: known.slice(warm), unknown: unknown.slice(warm) }
    : { known, unknown };
}

const row = (what: string, { known, unknown }: Times): string => {
  const half = Math.floor(known.length / 2);
  const [noise, ratio] = [
    median(known.slice(0, half)) / median(known.slice(half)),
    median(known) / median(unknown),
  ];
  const told = (times: readonly number[]): string =>
    `${median(times).toFixed(1)} (${at(times, 0.1).toFixed(1)}–${at(times, 0.9).toFixed(1)}) ms`;
  return (
    `| ${what} | ${known.length} | ${told(known)} | ${told(unknown)} | ${ratio.toFixed(3)} | ` +
    `${noise.toFixed(3)} |`
  );
};

const folder = mkdtempSync(path.join(tmpdir(), 'purlin-timing-'));
const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
try {
  const staff = await signInToApi(product.url, ADMIN.email);
  for (let n = 0; n < ACCOUNTS; n++)
    for (const [before, role] of [
      ['', 'estimator'],
      [LINKED, 'client'],
    ])
      await callApi(staff, 'POST', '/api/users', {
        email: `${before}known-${n}@people.example`,
        password: ADMIN.password,
        firstName: 'Kim',
        lastName: `Known ${n}`,
        role,
      });
  const signIns = await inTurns(SIGN_INS_EACH, (email) => (kind) => {
    const body = { email: email(kind), password: 'not the password' };
    return timeOf(product.url, '/api/login', body, 401);
  });
  const links = await inTurns(
    LINKS_EACH,
    (email) => (kind) =>
      timeOf(product.url, '/api/auth/forgot-password', { email: email(kind) }, 200),
  );
  const signInLinks = await inTurns(LINKS_EACH, (email) => (kind) => {
    const body = { email: `${LINKED}${email(kind)}` };
    return timeOf(product.url, '/api/auth/sign-in-link', body, 200);
  });
  await staff.dispose();
  assurance.write(
    PART,
    'Written by `npm run timing`: calls for accounts that are there and for some that are not, ' +
      'in turns, each from an address of its own, one at a time. Median, and from the 10th to ' +
      'the 90th of a hundred. The ratio is to be read beside the noise: the first half of the ' +
      `known ones against their second.\n\n${machine()}\n\n` +
      '| Call | each | account there | no such account | ratio of medians | noise |\n' +
      '| --- | --- | --- | --- | --- | --- |\n' +
      `${row('signing in with a wrong password', signIns)}\n` +
      `${row('asking for a link to a lost password', links)}\n` +
      `${row('asking for a link to sign in', signInLinks)}\n`,
  );
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
