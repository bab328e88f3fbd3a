// The session cache: what it remembers, and what removes it.
import { expect, it, vi } from 'vitest';
import { openSessionCache, type Owned } from './session-cache.ts';

const LONG: Owned = { userId: 7, leftMs: 86_400_000 };
const opened = () => {
  const known = openSessionCache();
  known.hears(true);
  const look = vi.fn<() => Promise<Owned | undefined>>(async () => LONG);
  return { known, look, ask: () => known.userOf('hash', look) };
};

it('asks once for all calls of some seconds', async () => {
  const { ask, look } = opened();
  expect(await Promise.all([ask(), ask()])).toEqual([7, 7]);
  expect(await ask()).toBe(7);
  expect(look).toHaveBeenCalledTimes(1);
});

it('ends with the session, however it is heard of', async () => {
  const { known, ask, look } = opened();
  for (const [n, forget] of [() => known.forget('hash'), () => known.forget()].entries()) {
    await ask();
    forget();
    look.mockResolvedValueOnce(undefined);
    expect(await ask()).toBeUndefined();
    expect(look).toHaveBeenCalledTimes(2 * (n + 1));
  }
});

it('does not remember an answer that the end of the session overtook', async () => {
  const { known, ask, look } = opened();
  const slow = Promise.withResolvers<Owned | undefined>();
  look.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(undefined);
  const first = ask();
  known.forget('hash');
  slow.resolve(LONG);
  await first;
  expect(await ask()).toBeUndefined();
});

it('remembers nothing while ends are not heard of, and no failure', async () => {
  const { known, ask, look } = opened();
  look.mockRejectedValueOnce(new Error('away'));
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe(7);
  known.hears(false);
  await ask();
  await ask();
  expect(look).toHaveBeenCalledTimes(4);
});

it('lasts no longer than the session', async () => {
  const { ask, look } = opened();
  look.mockResolvedValueOnce({ userId: 7, leftMs: 20 }).mockResolvedValueOnce(undefined);
  expect(await ask()).toBe(7);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await ask()).toBeUndefined();
});
