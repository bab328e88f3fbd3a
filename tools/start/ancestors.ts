// The processes above this one, up to the npm that started it: when one of them is gone, however it
// ended, nobody can stop this one any more, so it stops by itself.
import { readFileSync } from 'node:fs';

const LOOK_MS = 500;
const MOST = 5;

interface Ancestor {
  readonly pid: number;
  /** When it started, in ticks since the machine did: a pid that is used again is another one. */
  readonly started: string;
}

function statOf(pid: number): { readonly parent: number; readonly started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything, also spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), started: fields[19]! };
  } catch {
    return undefined;
  }
}

const isNpm = (pid: number): boolean => {
  try {
    return /^npm\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
};

/** Empty when npm did not start this process: whoever did may go, as with nohup. */
function ancestors(): readonly Ancestor[] {
  const found: Ancestor[] = [];
  for (let pid = process.ppid; pid > 1 && found.length < MOST;) {
    const stat = statOf(pid);
    if (!stat) break;
    found.push({ pid, started: stat.started });
    if (isNpm(pid)) return found;
    pid = stat.parent;
  }
  return [];
}

/** Calls `gone` once when one of them has ended. */
export function watchAncestors(gone: () => void): void {
  const above = ancestors();
  const timer = setInterval(() => {
    if (above.every(({ pid, started }) => statOf(pid)?.started === started)) return;
    clearInterval(timer);
    gone();
  }, LOOK_MS);
  timer.unref();
}
