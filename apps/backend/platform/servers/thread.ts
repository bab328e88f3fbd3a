// What strangers wrote, taken apart in a thread of its own: whatever it costs, nobody else waits.
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly memoryMb: number;
  readonly timeMs: number;
}

/** The thread took more memory or time than it may, or broke. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

/** The first message of the thread in `file`, which is given `task`. Throws ThreadFailed. */
export function inThread<T>(
  file: URL,
  task: unknown,
  { memoryMb, timeMs }: ThreadLimits,
): Promise<T> {
  const thread = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  return new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new ThreadFailed(`not done in ${timeMs} ms`)), timeMs);
    thread.once('message', resolve);
    // Out of memory ends the thread and nothing else.
    thread.once('error', (cause) => reject(new ThreadFailed('it broke', { cause })));
    thread.once('exit', () => {
      clearTimeout(late);
      reject(new ThreadFailed('it ended without a word'));
    });
  }).finally(() => void thread.terminate());
}
