// What strangers wrote, taken apart in a thread of its own: whatever it costs, nobody else waits.
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly memoryMb: number;
  /** Of work: how busy the machine is with others does not count. */
  readonly cpuMs: number;
}

/** How often it is asked what it has worked. */
const LOOK_MS = 100;

/** The thread took more memory or time than it may, or broke. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

/** The first message of the thread in `file`, which is given `task`. Throws ThreadFailed. */
export function inThread<T>(
  file: URL,
  task: unknown,
  { memoryMb, cpuMs }: ThreadLimits,
): Promise<T> {
  const thread = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  return new Promise<T>((resolve, reject) => {
    const look = async (): Promise<void> => {
      const { user, system } = await thread.cpuUsage();
      if ((user + system) / 1000 > cpuMs) reject(new ThreadFailed(`not done in ${cpuMs} ms`));
    };
    // One that has ended cannot be asked; its end is told below.
    const looking = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    thread.once('message', resolve);
    // Out of memory ends the thread and nothing else.
    thread.once('error', (cause) => reject(new ThreadFailed('it broke', { cause })));
    thread.once('exit', () => {
      clearInterval(looking);
      reject(new ThreadFailed('it ended without a word'));
    });
  }).finally(() => void thread.terminate());
}
