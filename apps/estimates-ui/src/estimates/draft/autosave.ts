// Autosave: saves a draft to the server after a debounce, retries with backoff, and merges other
// users' changes.
import type { Difference } from '@purlin/ui/ui.ts';
import { ApiProblem } from '@purlin/web/web.ts';
import { differences, onTopOf } from './differences.ts';
import type { Shared } from './kept-here.ts';
import type { FormValues } from './values.ts';

const PAUSE_MS = 800;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/** The server's copy of the draft, and who saved it. */
export interface OfficeCopy {
  readonly revision: number;
  readonly values: FormValues;
  readonly savedBy: string;
  readonly savedAt: string;
}

/** A conflict: both users changed the same part. Nothing is saved until the user resolves it. */
export interface Clash {
  readonly theirs: OfficeCopy;
  readonly differences: readonly Difference[];
}

export type SaveState =
  /** Nothing was typed. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'saving' }
  /** `by`: another user, whose version is shown now. */
  | { readonly kind: 'saved'; readonly at: string; readonly by?: string }
  /** Saved only in this browser so far; retries are running. */
  | { readonly kind: 'here' }
  | { readonly kind: 'clash'; readonly clash: Clash };

/** The form and server functions it depends on. Calls throw an ApiProblem. */
export interface Surroundings {
  readonly current: () => FormValues;
  readonly show: (values: FormValues) => void;
  readonly tell: (state: SaveState) => void;
  readonly save: (
    key: string,
    revision: number,
    values: FormValues,
  ) => Promise<Pick<OfficeCopy, 'revision' | 'savedAt'>>;
  readonly read: (key: string) => Promise<OfficeCopy>;
  readonly remove: (key: string) => Promise<unknown>;
}

/** A unique key. */
export const madeUpKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const statusOf = (thrown: unknown): number => (thrown instanceof ApiProblem ? thrown.status : 0);
const isSame = (a: FormValues, b: FormValues): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Agreed {
  readonly revision: number;
  readonly values: FormValues | null;
}
const NOTHING: Agreed = { revision: 0, values: null };

export class Autosave {
  private around!: Surroundings;
  key = madeUpKey();
  /** The last version that the server and this form agreed on. */
  private agreed = NOTHING;
  private clash: (Clash & { readonly base: FormValues }) | undefined;
  private wanted = false;
  private ended = false;
  private running: Promise<void> | undefined;
  private retryMs = FIRST_RETRY_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Sets the dependencies. Call it before anything else. */
  attach(around: Surroundings): void {
    this.around = around;
  }

  /** The server's revision; 0 before the first save. */
  get revision(): number {
    return this.agreed.revision;
  }

  /** The sync state that the browser saves beside the values. */
  shared(values: FormValues): Shared {
    const { revision, values: theirs } = this.agreed;
    return { key: this.key, revision, agreed: theirs && !isSame(theirs, values) ? theirs : null };
  }

  /** Continues a draft that is on the server. */
  resume(begun: Pick<OfficeCopy, 'revision' | 'values'> & { readonly key: string }): void {
    this.key = begun.key;
    this.agreed = begun;
  }

  /** Called when the user has typed. */
  typed(): void {
    this.wanted = true;
    if (this.clash || this.running) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(), PAUSE_MS);
  }

  /** Saves pending changes now. */
  async flush(): Promise<void> {
    if (this.wanted && !this.clash) this.go();
    await this.running;
  }

  /** Called when the server has this revision. */
  noticed(revision: number): void {
    if (revision <= this.revision || this.running || this.clash || this.ended) return;
    const look = async () => {
      await this.meet();
      await this.untilSent();
    };
    // If it cannot be read, the next save reports that.
    this.run(look().catch(() => {}));
  }

  keepMine(): void {
    if (!this.clash) return;
    const { theirs, base } = this.clash;
    this.clash = undefined;
    this.agreed = theirs;
    this.around.show(onTopOf(base, theirs.values, this.around.current()));
    this.wanted = true;
    this.go();
  }

  takeTheirs(): void {
    if (!this.clash) return;
    const { theirs } = this.clash;
    this.clash = undefined;
    this.agreed = theirs;
    this.around.show(theirs.values);
    this.around.tell({ kind: 'saved', at: theirs.savedAt, by: theirs.savedBy });
  }

  /** The draft is finished or discarded: stops saving and deletes it on the server. */
  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.running;
    if (this.revision > 0) await this.around.remove(this.key).catch(() => {});
  }

  private go(): void {
    clearTimeout(this.timer);
    if (!this.running) this.run(this.untilSent());
  }

  private run(work: Promise<void>): void {
    this.running = work.finally(() => {
      this.running = undefined;
    });
  }

  private async untilSent(): Promise<void> {
    while (this.wanted && !this.ended && !this.clash) {
      this.wanted = false;
      try {
        await this.send();
        this.retryMs = FIRST_RETRY_MS;
      } catch (thrown) {
        if (!(await this.mended(thrown).catch(() => false))) return this.later();
        this.wanted = true;
      }
    }
  }

  private async send(): Promise<void> {
    const { around, agreed } = this;
    const values = structuredClone(around.current());
    if (agreed.values && isSame(values, agreed.values)) return;
    around.tell({ kind: 'saving' });
    const saved = await around.save(this.key, agreed.revision, values);
    this.agreed = { revision: saved.revision, values };
    around.tell({ kind: 'saved', at: saved.savedAt });
  }

  /** Returns whether to retry at once. */
  private async mended(thrown: unknown): Promise<boolean> {
    const status = statusOf(thrown);
    if (status === 412) {
      await this.meet();
      return true;
    }
    if (status !== 404 || this.revision === 0) return false;
    // The draft was finished or discarded elsewhere: continue with a new one.
    this.key = madeUpKey();
    this.agreed = NOTHING;
    return true;
  }

  private later(): void {
    this.wanted = true;
    this.around.tell({ kind: 'here' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(), this.retryMs);
    this.retryMs = Math.min(LONGEST_RETRY_MS, this.retryMs * 2);
  }

  /** Reads others' changes and merges parts that only one side changed. */
  private async meet(): Promise<void> {
    const { around } = this;
    const theirs = await around.read(this.key);
    const mine = around.current();
    const base = this.agreed.values ?? theirs.values;
    const found = differences(base, theirs.values, mine);
    if (found.some((one) => one.mine !== undefined)) {
      this.clash = { theirs, base, differences: found };
      around.tell({ kind: 'clash', clash: this.clash });
      return;
    }
    this.agreed = theirs;
    const together = onTopOf(base, theirs.values, mine);
    if (!isSame(together, mine)) around.show(together);
    around.tell({ kind: 'saved', at: theirs.savedAt, by: theirs.savedBy });
    this.wanted = true;
  }
}
