// Fair turns: whose burst fills a line is sent away from it, and nobody else.
import { expect, it } from 'vitest';
import { TryLater } from './brake.ts';
import { fairQueue, type Asker } from './fair-queue.ts';

/** Asks at once, in this order; says who had a turn, in which order, and who was sent away why. */
async function ask(askers: readonly (Asker & { readonly name: string })[], waiting = 4) {
  const queue = fairQueue(1, waiting);
  const turns: string[] = [];
  const refused: string[] = [];
  await Promise.all(
    askers.map(({ name, ...asker }) =>
      queue
        .inTurn(asker, async () => {
          turns.push(name);
          await new Promise(setImmediate);
        })
        .catch((error: unknown) => {
          if (!(error instanceof TryLater)) throw error;
          refused.push(`${name} ${error.why}`);
        }),
    ),
  );
  return { turns, refused };
}
const known = (name: string) => ({ name, known: true, shares: [name] });
const stranger = (name: string, place: string) => ({ name, known: false, shares: [name, place] });

it('one account that fills the line of those who are known has less of it, others wait', async () => {
  const { turns, refused } = await ask([
    ...Array.from({ length: 9 }, () => known('client')),
    known('admin'),
  ]);
  expect(turns.indexOf('admin')).toBeLessThanOrEqual(2);
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'client too-often'));
});
it('one address that tries many accounts has less of it, and so has one account from many', async () => {
  const oneAddress = Array.from({ length: 9 }, (_, n) => stranger(`account ${n}`, 'here'));
  const oneAccount = Array.from({ length: 9 }, (_, n) => stranger('account', `place ${n}`));
  for (const burst of [oneAddress, oneAccount]) {
    const { turns, refused } = await ask([...burst, stranger('ana', 'there')]);
    expect(turns).toContain('ana');
    expect(refused.every((one) => one.endsWith('too-often'))).toBe(true);
  }
});
it('strangers who have nothing in common keep no one out who is known', async () => {
  const { turns, refused } = await ask([
    ...Array.from({ length: 9 }, (_, n) => stranger(`account ${n}`, `place ${n}`)),
    known('admin'),
  ]);
  expect(turns.slice(0, 2)).toEqual(['account 0', 'admin']);
  expect(refused[0]).toBe('account 5 too-busy');
});
it('while those who are known keep coming, strangers have every fourth turn', async () => {
  const { turns } = await ask(
    [...Array.from({ length: 9 }, () => known('client')), stranger('ana', 'there')],
    16,
  );
  expect(turns.indexOf('ana')).toBeLessThanOrEqual(4);
});
it('a turn is given back by work that fails', async () => {
  const queue = fairQueue(1, 0);
  const fail = () => queue.inTurn(known('a'), () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  await expect(fail()).rejects.toThrow('no');
});
