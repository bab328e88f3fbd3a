// What goes wrong on purpose: each kind by a switch of its own, all of them off at first.
import { z } from 'zod';
import type { EntryKind } from './entries.ts';
import { FAULTS, Fault } from './fault.ts';

const every = z.coerce.number().int().min(0).default(0);

/** `…Every`: so often that each so-manieth is hit; 0 is never. */
export const Switches = z.object({
  /** Writes whose answer is lost after they were written, counted kind by kind. */
  loseAnswersEvery: every,
  /** Calls that are told to slow down. */
  throttleEvery: every,
  /** So long whoever is told to slow down is told to wait, in seconds; 0: it is not said. */
  throttledForS: every,
  /** Calls that answer with a fault and status 200. */
  faultIn200Every: every,
  /** Writes whose entry somebody else changed just before. */
  staleEvery: every,
  /** So long every answer takes, in milliseconds. */
  slowMs: every,
  /** Nobody answers. */
  down: z.coerce.boolean().default(false),
  /** Ten calls a second and five hundred a minute are the most. */
  limits: z.coerce.boolean().default(false),
  /** The subscription ran out. */
  lapsed: z.coerce.boolean().default(false),
  /** What may be read in a month is used up: reads are refused, writes are not. */
  readsSpent: z.coerce.boolean().default(false),
});
export type Switches = z.infer<typeof Switches>;

const SECOND = { ms: 1_000, most: 10 };
const MINUTE = { ms: 60_000, most: 500 };

const throttled = (): Fault =>
  new Fault(FAULTS.throttle, 'You have exceeded the request limit', 429);

/** An answer that is not as Intuit words them. */
export interface OddReply {
  readonly status: number;
  readonly body?: unknown;
  readonly html?: string;
}

export interface MetCall {
  readonly method: string;
  /** What follows the company's number. */
  readonly path: string;
  /** What is asked for, or sent. */
  readonly text: string;
}

export class StagedFaults {
  switches: Switches = Switches.parse({});
  /** How many calls were told to slow down, on purpose or by the limits. */
  throttled = 0;
  /** How many answers were lost, by the kind of what was written. */
  readonly lost: Partial<Record<EntryKind, number>> = {};
  /** What is answered instead of tokens; nothing is given out. */
  insteadOfTokens: OddReply | undefined;
  /** What is answered to a call that was carried out; undefined: what it comes to. */
  insteadOf: (call: MetCall) => OddReply | undefined = () => undefined;
  readonly #counts = new Map<string, number>();
  readonly #calls = new Map<string, number[]>();

  set(switches: Partial<Switches>): void {
    this.switches = { ...this.switches, ...switches };
    this.#counts.clear();
  }

  hits(name: 'throttleEvery' | 'faultIn200Every' | 'staleEvery'): boolean {
    return this.#isNth(name, this.switches[name]);
  }

  /** Whether the answer to a write of this kind is lost. */
  loses(kind: EntryKind): boolean {
    const isLost = this.#isNth(`lost ${kind}`, this.switches.loseAnswersEvery);
    if (isLost) this.lost[kind] = (this.lost[kind] ?? 0) + 1;
    return isLost;
  }

  #isNth(counted: string, often: number): boolean {
    if (often === 0) return false;
    const count = (this.#counts.get(counted) ?? 0) + 1;
    this.#counts.set(counted, count);
    return count % often === 0;
  }

  /** Throws the fault that a call of this company meets before anything else. */
  meet(realmId: string, method: string): void {
    if (this.switches.down) throw new Fault(FAULTS.down, 'Try again later', 503);
    if (this.switches.lapsed)
      throw new Fault(FAULTS.lapsed, 'The subscription of the company has ended');
    if (this.switches.readsSpent && method === 'GET') throw throttled();
    if (this.hits('throttleEvery') || (this.switches.limits && this.#isTooMuch(realmId))) {
      this.throttled += 1;
      throw throttled();
    }
  }

  #isTooMuch(realmId: string): boolean {
    const now = performance.now();
    const calls = (this.#calls.get(realmId) ?? []).filter((at) => now - at < MINUTE.ms);
    const lately = calls.filter((at) => now - at < SECOND.ms).length;
    const isTooMuch = lately >= SECOND.most || calls.length >= MINUTE.most;
    if (!isTooMuch) calls.push(now);
    this.#calls.set(realmId, calls);
    return isTooMuch;
  }
}
