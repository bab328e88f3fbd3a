// The processes that work for one data directory, for those who end them: found by what /proc says
// of them, so that nobody else's are touched.
import { readdirSync, readFileSync } from 'node:fs';

const fileOf = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return ''; // it ended meanwhile
  }
};

const parentOf = (pid: number): number => {
  const stat = fileOf(pid, 'stat');
  // The name in brackets may hold anything, also spaces and brackets.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};

/** Those that have the directory as DATA_DIR or in their command, and whatever they started. */
export function processesOf(dataDir: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const found = new Set(
    all.filter(
      (pid) =>
        pid !== process.pid &&
        (fileOf(pid, 'environ').split('\0').includes(`DATA_DIR=${dataDir}`) ||
          fileOf(pid, 'cmdline').includes(dataDir)),
    ),
  );
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** The product's own process with this role. */
export const processOfRole = (dataDir: string, role: string): number | undefined =>
  processesOf(dataDir).find(
    (pid) =>
      fileOf(pid, 'cmdline').includes('apps/backend/main.ts') &&
      fileOf(pid, 'environ').split('\0').includes(`ROLE=${role}`),
  );

/** The browsers that print for it. */
export const browsersOf = (dataDir: string): number[] =>
  processesOf(dataDir).filter((pid) =>
    /chrom|headless_shell/.test(fileOf(pid, 'cmdline').split('\0')[0] ?? ''),
  );

/** kill -9; nothing when it ended meanwhile. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
