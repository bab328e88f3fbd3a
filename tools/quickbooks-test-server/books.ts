// The books of one company: entries by kind, written as Intuit writes them, each change once.
import { z } from 'zod';
import { Entry, KINDS, LISTED, NAMED, type EntryKind, type Sent } from './entries.ts';
import { faulty } from './fault.ts';
import { check, totalOf } from './rules.ts';

const Stored = z.object({
  realmId: z.string(),
  name: z.string(),
  lastId: z.number(),
  closedUntil: z.string().optional(),
  shelves: z.record(z.string(), z.array(Entry)),
  gone: z.array(z.object({ kind: z.enum(KINDS), entry: Entry })),
  answers: z.array(z.tuple([z.string(), z.unknown()])),
});
export type Stored = z.infer<typeof Stored>;

/** What happened to an entry, for whoever listens. */
export interface Change {
  readonly realmId: string;
  readonly kind: EntryKind;
  readonly id: string;
  readonly operation: 'Create' | 'Update' | 'Delete';
}

export interface Written {
  readonly entry: Entry;
  /** False when a request with the same id was answered before. */
  readonly wrote: boolean;
}

const fullName = (shelf: ReadonlyMap<string, Entry>, entry: Sent): string => {
  const parent = entry.ParentRef && shelf.get(entry.ParentRef.value);
  return parent ? `${parent.FullyQualifiedName}:${entry.DisplayName}` : (entry.DisplayName ?? '');
};

export class Books {
  readonly realmId: string;
  readonly name: string;
  /** Nothing may be written up to this day. */
  closedUntil: string | undefined;
  /** What happened, in order. */
  readonly changes: Change[] = [];
  onChange: (change: Change) => void = () => {};
  readonly #shelves = new Map<EntryKind, Map<string, Entry>>(
    KINDS.map((kind) => [kind, new Map<string, Entry>()]),
  );
  readonly #gone: { kind: EntryKind; entry: Entry }[] = [];
  readonly #answers = new Map<string, unknown>();
  #lastId = 0;

  constructor(realmId: string, name: string) {
    this.realmId = realmId;
    this.name = name;
  }

  static from(text: string): Books {
    const stored = Stored.parse(JSON.parse(text));
    const books = new Books(stored.realmId, stored.name);
    books.#lastId = stored.lastId;
    books.closedUntil = stored.closedUntil;
    for (const kind of KINDS)
      for (const entry of stored.shelves[kind] ?? []) books.shelf(kind).set(entry.Id, entry);
    books.#gone.push(...stored.gone);
    for (const [id, answer] of stored.answers) books.#answers.set(id, answer);
    return books;
  }

  toText(): string {
    const stored: Stored = {
      realmId: this.realmId,
      name: this.name,
      lastId: this.#lastId,
      closedUntil: this.closedUntil,
      shelves: Object.fromEntries(KINDS.map((kind) => [kind, this.all(kind)])),
      gone: this.#gone,
      answers: [...this.#answers],
    };
    return JSON.stringify(stored);
  }

  shelf(kind: EntryKind): Map<string, Entry> {
    return this.#shelves.get(kind)!;
  }

  all(kind: EntryKind): Entry[] {
    return [...this.shelf(kind).values()];
  }

  read(kind: EntryKind, id: string): Entry {
    return this.shelf(kind).get(id) ?? faulty('inactive', `Object Not Found : ${kind} ${id}`);
  }

  /** A new one, or a change of the one that is named. */
  write(kind: EntryKind, sent: Sent): Entry {
    const before = sent.Id === undefined ? undefined : this.read(kind, sent.Id);
    if (before && before.SyncToken !== sent.SyncToken)
      faulty('stale', `You and another user were working on this at the same time: ${before.Id}`);
    const { sparse, ...values } = sent;
    const fresh: Sent = LISTED.includes(kind) ? { Active: true } : {};
    const wanted: Sent = { ...(before && sparse ? before : fresh), ...values };
    check(this.#shelves, kind, wanted, this.closedUntil);
    const now = new Date().toISOString();
    const entry: Entry = {
      ...wanted,
      ...this.#worked(kind, wanted, before),
      Id: before?.Id ?? String((this.#lastId += 1)),
      SyncToken: before ? String(Number(before.SyncToken) + 1) : '0',
      domain: 'QBO',
      sparse: false,
      MetaData: { CreateTime: before?.MetaData.CreateTime ?? now, LastUpdatedTime: now },
    };
    this.shelf(kind).set(entry.Id, entry);
    if (kind === 'BillPayment') {
      if (before) this.#settle(before, 1);
      this.#settle(entry, -1);
    }
    this.#tell(kind, entry.Id, before ? 'Update' : 'Create');
    return entry;
  }

  remove(kind: EntryKind, { Id, SyncToken }: Sent): Entry {
    const before = this.read(kind, Id ?? '');
    if (before.SyncToken !== SyncToken) faulty('stale', `Stale object ${before.Id}`);
    if (LISTED.includes(kind)) faulty('business', `${kind} cannot be deleted, only made inactive`);
    this.shelf(kind).delete(before.Id);
    if (kind === 'Bill') this.#unlink(before.Id);
    if (kind === 'BillPayment') this.#settle(before, 1);
    const now = new Date().toISOString();
    const entry: Entry = {
      ...before,
      status: 'Deleted',
      MetaData: { ...before.MetaData, LastUpdatedTime: now },
    };
    this.#gone.push({ kind, entry });
    this.#tell(kind, before.Id, 'Delete');
    return entry;
  }

  /** What changed since an instant, what was deleted at the end. */
  since(kind: EntryKind, instant: string): readonly Entry[] {
    const from = new Date(instant).toISOString();
    return [
      ...this.all(kind),
      ...this.#gone.filter((one) => one.kind === kind).map(({ entry }) => entry),
    ].filter(({ MetaData }) => MetaData.LastUpdatedTime >= from);
  }

  /** The first answer to a request is the answer to every repeat of it. */
  once(requestId: string | undefined, work: () => Entry): Written {
    const known = requestId === undefined ? undefined : this.#answers.get(requestId);
    if (known !== undefined) return { entry: Entry.parse(known), wrote: false };
    const entry = work();
    if (requestId !== undefined) this.#answers.set(requestId, entry);
    return { entry, wrote: true };
  }

  /** What is there twice, by what tells it apart; empty in good books. */
  duplicates(): readonly string[] {
    const seen = new Map<string, number>();
    const count = (key: string): void => void seen.set(key, (seen.get(key) ?? 0) + 1);
    for (const kind of NAMED)
      for (const { PrimaryEmailAddr: email, ParentRef: parent } of this.all(kind))
        if (email && !parent) count(`${kind} ${email.Address}`);
    for (const kind of ['Estimate', 'Bill', 'BillPayment'] as const)
      for (const { DocNumber: number, PrivateNote: note, VendorRef: vendor } of this.all(kind))
        count(`${kind} ${vendor?.value ?? ''} ${number ?? ''} ${note ?? ''}`);
    for (const { DisplayName: name, ParentRef: parent } of this.all('Customer'))
      if (parent) count(`Job ${parent.value} ${name}`);
    return [...seen].filter(([, times]) => times > 1).map(([key]) => key);
  }

  /** What Intuit works out itself. */
  #worked(kind: EntryKind, wanted: Sent, before: Entry | undefined): Partial<Entry> {
    if (kind === 'Customer') return { FullyQualifiedName: fullName(this.shelf(kind), wanted) };
    if (kind === 'Estimate' || kind === 'Purchase') return { TotalAmt: totalOf(wanted) };
    if (kind !== 'Bill') return {};
    const total = totalOf(wanted);
    const paid = before ? (before.TotalAmt ?? 0) - (before.Balance ?? 0) : 0;
    return { TotalAmt: total, Balance: Math.round((total - paid) * 100) / 100 };
  }

  /** What paid a bill that is deleted stays, and pays nothing. */
  #unlink(bill: string): void {
    for (const payment of this.all('BillPayment')) {
      const { Line: lines = [], Id, SyncToken, MetaData } = payment;
      const paysIt = ({ LinkedTxn: linked = [] }: (typeof lines)[number]): boolean =>
        linked.some(({ TxnId }) => TxnId === bill);
      if (!lines.some(paysIt)) continue;
      this.shelf('BillPayment').set(Id, {
        ...payment,
        SyncToken: String(Number(SyncToken) + 1),
        Line: lines.filter((line) => !paysIt(line)),
        MetaData: { ...MetaData, LastUpdatedTime: new Date().toISOString() },
      });
    }
  }

  #settle({ Line: lines = [] }: Entry, sign: -1 | 1): void {
    for (const { Amount, LinkedTxn = [] } of lines)
      for (const { TxnId } of LinkedTxn) {
        const bill = this.shelf('Bill').get(TxnId);
        if (!bill) continue;
        const balance = Math.round(((bill.Balance ?? 0) + sign * Amount) * 100) / 100;
        this.shelf('Bill').set(TxnId, { ...bill, Balance: balance });
      }
  }

  #tell(kind: EntryKind, id: string, operation: Change['operation']): void {
    const change = { realmId: this.realmId, kind, id, operation };
    this.changes.push(change);
    this.onChange(change);
  }
}
