// Specs of one idempotency key per intent.
import { expect, it } from 'vitest';
import { ApiProblem, unreachable } from './api-problem.ts';
import { oncePerIntent } from './intent.ts';

/** Runs with the given outcomes in order and records the keys. */
function acting(...outcomes: readonly (() => Promise<string>)[]) {
  const keys: string[] = [];
  return {
    keys,
    act: (key: string) => (outcomes[keys.push(key) - 1] ?? (() => Promise.resolve('done')))(),
  };
}
const lost = () => Promise.reject(unreachable());
const refused = () => Promise.reject(new ApiProblem({ status: 409, message: 'No' }));

it('runs once on a double click', async () => {
  const { keys, act } = acting();
  const once = oncePerIntent<string>();
  expect(await Promise.all([once('a', act), once('a', act)])).toEqual(['done', 'done']);
  expect(keys).toHaveLength(1);
});

it('retries with the same key after a lost response', async () => {
  const { keys, act } = acting(lost, lost);
  const once = oncePerIntent<string>();
  await once('a', act).catch(() => undefined);
  await once('a', act).catch(() => undefined);
  expect(await once('a', act)).toBe('done');
  expect(new Set(keys).size).toBe(1);
});

it('retries with the same key when the result could not be shown yet', async () => {
  const { keys, act } = acting(() =>
    Promise.reject(new ApiProblem({ status: 202, message: 'Saved' })),
  );
  const once = oncePerIntent<string>();
  await once('a', act).catch(() => undefined);
  await once('a', act);
  expect(new Set(keys).size).toBe(1);
});

it('uses a new key after a refusal, after success, and for a different request', async () => {
  const { keys, act } = acting(refused);
  const once = oncePerIntent<string>();
  await once('a', act).catch(() => undefined);
  await once('a', act);
  await once('a', act);
  await once('b', act);
  expect(new Set(keys).size).toBe(4);
});

it('does not reuse the key of a lost response for a different request', async () => {
  const { keys, act } = acting(lost);
  const once = oncePerIntent<string>();
  await once('a', act).catch(() => undefined);
  await once('b', act);
  expect(new Set(keys).size).toBe(2);
});

it('rethrows the failure', async () => {
  await expect(oncePerIntent<string>()('a', refused)).rejects.toMatchObject({ status: 409 });
});
