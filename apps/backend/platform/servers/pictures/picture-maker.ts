// Makes our pictures of what people send, one after the other and in a process of its own: nobody
// who is served meanwhile waits for it, and a file that breaks the reader breaks nothing else.
import { fork, type ChildProcess } from 'node:child_process';

export interface Making {
  readonly file: Uint8Array;
  readonly format: 'jpeg' | 'png' | 'webp' | 'heic';
  /** In pixels, growing; a smaller picture stays as small as it is. */
  readonly widths: readonly number[];
  /** With a cut for share previews as well. */
  readonly share: boolean;
}

export interface MadePicture {
  readonly refused?: undefined;
  /** Of the largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** WebP, one for each width that was asked for. */
  readonly sizes: readonly Uint8Array[];
  /** JPEG. */
  readonly shared: Uint8Array | undefined;
}
/** `broken`: it cannot be read; `pixels`, `small`: there are too many or too few of them. */
export type Outcome = MadePicture | { readonly refused: 'broken' | 'pixels' | 'small' };

export interface PictureMaker {
  /** One at a time: ask again when the last one is made. A file that takes too long is broken. */
  make(making: Making): Promise<Outcome>;
  close(): void;
}

/** The largest photos of telephones take two seconds, where there is more to do much longer. */
const TIME_MS = 45_000;
/** Photos come several in a row; afterwards the process is only in the way. */
const IDLE_MS = 30_000;

/** The process is started with the first picture, and ends when there are none for a while. */
export function pictureMaker(): PictureMaker {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    async make(making) {
      clearTimeout(idle);
      child ??= start();
      const outcome = await answerOf(child, making);
      if (outcome === undefined) end();
      else idle = setTimeout(end, IDLE_MS).unref();
      return outcome ?? { refused: 'broken' };
    },
    close() {
      clearTimeout(idle);
      end();
    },
  };
}

/** With nothing of ours that it could tell: no secrets of the environment, no files. */
const start = (): ChildProcess =>
  fork(new URL('picture-process.ts', import.meta.url), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** What came of it; undefined when the process died of it, or took too long. */
function answerOf(child: ChildProcess, making: Making): Promise<Outcome | undefined> {
  return new Promise<Outcome | undefined>((resolve) => {
    const late = setTimeout(() => finish(undefined), TIME_MS);
    const ended = (): void => finish(undefined);
    const made = (outcome: unknown): void => finish(outcome as Outcome);
    const finish = (outcome: Outcome | undefined): void => {
      clearTimeout(late);
      child.off('message', made).off('exit', ended).off('error', ended);
      resolve(outcome);
    };
    child.on('message', made).on('exit', ended).on('error', ended);
    child.send(making, (error) => error && finish(undefined));
  });
}
