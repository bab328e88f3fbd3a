// Specs of one wish, one key.
import { expect, it } from 'vitest';
import { ApiProblem, unreachable } from './api-problem.ts';
import { oncePerIntent } from './intent.ts';

/** Acts with the given outcomes, one after the other, and remembers the keys. */
function acting(...outcomes: readonly (() => Promise<string>)[]) {
  const keys: string[] = [];
  return {
    keys,
    act: (key: string) => (outcomes[keys.push(key) - 1] ?? (() => Promise.resolve('done')))(),
  };
}
const lost = () => Promise.reject(unreachable());
const refused = () => Promise.reject(new ApiProblem({ status: 409, message: 'No' }));

it('does a double click once', async () => {
  const { keys, act } = acting();
  const once = oncePerIntent<string>();
  expect(await Promise.all([once('a', act), once('a', act)])).toEqual(['done', 'done']);
  expect(keys).toHaveLength(1);
});

it('tries again with the same key after a lost answer', async () => {
  const { keys, act } = acting(lost, lost);
  const once = oncePerIntent<string>();
  await once('a', act).catch(() => undefined);
  await once('a', act).catch(() => undefined);
  expect(await once('a', act)).toBe('done');
  expect(new Set(keys).size).toBe(1);
});

it('tries again with the same key when the thing was done but could not be shown yet', async () => {
  const { keys, act } = acting(() =>
    Promise.reject(new ApiProblem({ status: 202, message: 'Saved' })),
  );
  const once = oncePerIntent<string>();
  await once('a', act).catch(() => undefined);
  await once('a', act);
  expect(new Set(keys).size).toBe(1);
});

it('takes a new key after a refusal, after success, and for other words', async () => {
  const { keys, act } = acting(refused);
  const once = oncePerIntent<string>();
  await once('a', act).catch(() => undefined);
  await once('a', act);
  await once('a', act);
  await once('b', act);
  expect(new Set(keys).size).toBe(4);
});

it('does not give the key of a lost answer to other words', async () => {
  const { keys, act } = acting(lost);
  const once = oncePerIntent<string>();
  await once('a', act).catch(() => undefined);
  await once('b', act);
  expect(new Set(keys).size).toBe(2);
});

it('passes the failure on', async () => {
  await expect(oncePerIntent<string>()('a', refused)).rejects.toMatchObject({ status: 409 });
});
