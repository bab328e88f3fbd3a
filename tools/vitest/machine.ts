// How much slower this machine is than the one that the specs' deadlines were written for.
import { createHash } from 'node:crypto';

/** What the computation takes on an idle core of a server of 2024 (AMD EPYC, Node 24). */
const REFERENCE_MS = 38;
const ROUNDS = 40_000;
const MAX_FACTOR = 8;

/** The median of three runs of a fixed computation, in milliseconds. */
function computationMs(): number {
  const runs = [1, 2, 3].map(() => {
    const start = performance.now();
    let text = 'purlin';
    for (let round = 0; round < ROUNDS; round += 1)
      text = createHash('sha256').update(text).digest('hex');
    return performance.now() - start;
  });
  return runs.toSorted((a, b) => a - b)[1]!;
}

/** Measured once by the runner; its workers find it in their environment. At least 1. */
function factor(): number {
  const measured = Number(process.env.MACHINE_FACTOR);
  if (measured >= 1) return measured;
  const now = Math.min(MAX_FACTOR, Math.max(1, computationMs() / REFERENCE_MS));
  process.env.MACHINE_FACTOR = now.toFixed(2);
  return now;
}

const MACHINE_FACTOR = factor();

/** A deadline that a slow machine meets as well, in milliseconds. */
export const scaled = (ms: number): number => Math.round(ms * MACHINE_FACTOR);
