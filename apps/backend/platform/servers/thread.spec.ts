// A thread's limits: what it worked is counted, not how long it had to wait for its turn.
import { expect, it } from 'vitest';
import { inThread, ThreadFailed } from './thread.ts';

const thread = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, workerData } from 'node:worker_threads';${code}`,
    )}`,
  );
const limits = { memoryMb: 64, cpuMs: 300 };

it('answers, however long it waits for something', async () => {
  const waits = thread(`setTimeout(() => parentPort.postMessage(workerData + 1), 600)`);
  expect(await inThread<number>(waits, 1, limits)).toBe(2);
});

it('is ended when it has worked too long, took too much memory, or broke', async () => {
  await expect(inThread(thread(`for (;;);`), 1, limits)).rejects.toThrow('not done in 300 ms');
  const grows = `const all = []; for (;;) all.push(new Array(1_000).fill({}));`;
  await expect(inThread(thread(grows), 1, { memoryMb: 8, cpuMs: 60_000 })).rejects.toThrow(
    ThreadFailed,
  );
  await expect(inThread(thread(`throw new Error('no')`), 1, limits)).rejects.toThrow('it broke');
});
