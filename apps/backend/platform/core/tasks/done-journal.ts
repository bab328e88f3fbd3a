// What is done and not in the database yet, in a file: a process that dies while the database is
// away must not let its e-mails go out again.
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';

const FOLDER = 'done-effects';

export interface DoneJournal {
  /** Before it is recorded. A kill of the process does not lose what was written. */
  note(id: string): void;
  /** Everything that was noted is recorded. */
  clear(): void;
  /** Ids that processes left behind that are gone. */
  leftBehind(): readonly string[];
  /** What was left behind is recorded. */
  forgetLeftBehind(): void;
  close(): void;
}

/** One file a process, named after it. */
export function openDoneJournal(dataDir: string): DoneJournal {
  const folder = path.join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true });
  const own = path.join(folder, `${process.pid}-${randomUUID()}`);
  const abandoned = readdirSync(folder)
    .filter((name) => isGone(Number.parseInt(name, 10)))
    .map((name) => path.join(folder, name));
  let isEmpty = true;
  return {
    note(id) {
      appendFileSync(own, `${id}\n`);
      isEmpty = false;
    },
    clear() {
      if (!isEmpty) truncateSync(own);
      isEmpty = true;
    },
    leftBehind: () => abandoned.flatMap((file) => textOf(file).split('\n').filter(Boolean)),
    forgetLeftBehind: () => {
      for (const file of abandoned) rmSync(file, { force: true });
    },
    close() {
      if (isEmpty) rmSync(own, { force: true });
    },
  };
}

/** Every id that any process has noted there and not cleared, whether it lives or not. */
export function notedIn(dataDir: string): readonly string[] {
  const folder = path.join(dataDir, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => textOf(path.join(folder, name)).split('\n'))
    .filter(Boolean);
}

/** Empty when it is gone: another process that started too has recorded what stood in it. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Its own number may have been that of the process before it, as in a container. */
function isGone(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
