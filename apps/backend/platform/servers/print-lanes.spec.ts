// Specs of the lanes: who is printed first, and who is not printed at all.
import { describe, expect, it } from 'vitest';
import { Abandoned, printLanes, type Lane } from './print-lanes.ts';

/** Asks for a turn in each lane while both turns are held, and says in which order they came. */
async function orderOf(asked: readonly Lane[]): Promise<Lane[]> {
  const { take } = printLanes(2);
  const held = await Promise.all([take('people'), take('mail')]);
  const came: Lane[] = [];
  const turns = asked.map(async (lane) => {
    const done = await take(lane);
    came.push(lane);
    done();
  });
  await new Promise(setImmediate);
  for (const done of held) done();
  await Promise.all(turns);
  return came;
}

describe('lanes', () => {
  it('serve people, e-mails, strangers, then copies, each in the order they came', async () => {
    expect(await orderOf(['copies', 'strangers', 'mail', 'strangers', 'people', 'mail'])).toEqual([
      'people',
      'mail',
      'mail',
      'strangers',
      'strangers',
      'copies',
    ]);
  });

  it.each([
    ['strangers', 'strangers'],
    ['copies', 'copies'],
    ['copies', 'strangers'],
  ] as const)('keep one turn of two from %s and %s', async (one, another) => {
    const { take } = printLanes(2);
    const first = await take(one);
    let second = false;
    const waits = take(another).then((done) => {
      second = true;
      return done;
    });
    const staff = await take('people');
    expect(second).toBe(false);
    first();
    (await waits)();
    staff();
  });

  it('leave nobody out: every turn that is asked for comes', async () => {
    const { take } = printLanes(1);
    const served = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const done = await take((['strangers', 'mail', 'people'] as const)[n % 3]!);
        await Promise.resolve();
        done();
        return n;
      }),
    );
    expect(served).toHaveLength(60);
  });

  it('let go of whoever does not wait any more', async () => {
    const { take } = printLanes(1);
    const held = await take('people');
    const leaving = new AbortController();
    const abandoned = take('strangers', leaving.signal);
    leaving.abort();
    await expect(abandoned).rejects.toBeInstanceOf(Abandoned);
    await expect(take('people', AbortSignal.abort())).rejects.toBeInstanceOf(Abandoned);
    held();
    (await take('strangers'))();
  });
});
