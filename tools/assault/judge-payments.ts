// What became of payments under kills, by the files that lie at the bank.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rooms } from '../../apps/backend/app.ts';
import type { FileAtBank } from '../../apps/backend/payments/simulated-bank.ts';
import { compareAllWithReplay } from '../../apps/backend/platform/core/projection/replay.ts';
import { brokenRules } from '@purlin/domain/payments/ach/ach-rules.ts';
import { readAchFile } from '@purlin/domain/payments/ach/read-ach-file.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import type { Records } from '../../apps/backend/platform/core/history/records.ts';
import { untilDone } from '../distributed/judge.ts';
import { counted } from '../distributed/kills.ts';
import type { Company, Kind } from './company.ts';
import type { Paying } from './payers.ts';

/** A kill, and the payments that were being planned, approved and handed over then. */
export interface Killed {
  readonly kind: Kind;
  /** Whether the round was not over when it came. */
  readonly underway: boolean;
  readonly ids: readonly number[];
}

export interface Judged {
  readonly files: number;
  readonly entries: number;
  readonly paid: number;
  /** Approved again, because they were not in the file after all: how many, by why. */
  readonly free: Readonly<Record<string, number>>;
  /** Payments that stand in more than one entry. */
  readonly twice: readonly string[];
  /** Paid, though no file that the bank accepted has them. */
  readonly paidForNothing: readonly string[];
  /** Approved, and neither paid nor free in the end, whatever the answer was. */
  readonly lost: readonly number[];
  /** Kills of whose payments each is paid once, by an entry that the bank accepted, or free. */
  readonly wellAfter: number;
  /** Files whose bytes are not those that were recorded, or that break a rule of the bank. */
  readonly wrongFiles: readonly string[];
  readonly differing: readonly string[];
}

interface AtBank {
  readonly name: string;
  readonly sha256: string;
  readonly accepted: boolean;
  readonly rules: number;
  readonly references: readonly string[];
}

/** Everything that was dropped for the bank, also what it has not looked at yet. */
function filesOf({ dataDir }: Company): readonly AtBank[] {
  const root = path.join(dataDir, 'ach');
  return ['outgoing', 'simulated-bank'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ach'))
      .map((name) => {
        const content = readFileSync(path.join(root, folder, name));
        const file = readAchFile(content.toString('latin1'));
        return {
          name,
          sha256: createHash('sha256').update(content).digest('hex'),
          accepted: folder === 'simulated-bank' && memoOf(root, name).state === 'accepted',
          rules: brokenRules(file).length,
          references: file.batches.flatMap(({ entries }) =>
            entries.map(({ reference }) => reference.trim()),
          ),
        };
      }),
  );
}
const memoOf = (root: string, name: string): FileAtBank =>
  JSON.parse(readFileSync(path.join(root, 'simulated-bank', `${name}.json`), 'utf8')) as FileAtBank;

/** Why a payment was let go of last. */
async function whyFree(history: Records['history'], id: number): Promise<string> {
  const events = await history.read(vendorPayment, id);
  const last = events.findLast((event) => event.type === 'VendorPaymentReleased');
  return last?.data.reason ?? 'never in a batch';
}

export function judgePayments(
  company: Company,
  { planned, processed }: Paying,
  killed: readonly Killed[],
): Promise<Judged> {
  return company.look(async ({ pool, store, history }) => {
    await untilDone(pool);
    const files = filesOf(company);
    const { rows: batches } = await pool.query<{ file_name: string; sha256: string }>(
      'select file_name, sha256 from payment_batches where file_name is not null',
    );
    const { rows: payments } = await pool.query<{ id: number; status: string }>(
      'select id::int, status from vendor_payment_list where id = any($1)',
      [planned],
    );
    const recorded = new Map(batches.map((row) => [row.file_name, row.sha256]));
    const statusOf = new Map(payments.map(({ id, status }) => [id, status]));
    const references = files.flatMap((file) => file.references);
    const accepted = new Set(files.flatMap((file) => (file.accepted ? file.references : [])));
    const paid = payments.filter(({ status }) => status === 'paid');
    const readModels = rooms.flatMap((room) => room.readModels);
    const isWell = (id: number): boolean => {
      const entries = references.filter((one) => one === `P-${id}`);
      return statusOf.get(id) === 'paid'
        ? entries.length === 1 && accepted.has(`P-${id}`)
        : statusOf.get(id) === 'approved' && !accepted.has(`P-${id}`);
    };
    const differences = await compareAllWithReplay({ pool, store, history, readModels });
    return {
      files: files.length,
      entries: references.length,
      paid: paid.length,
      free: counted(
        await Promise.all(
          payments
            .filter(({ status }) => status === 'approved')
            .map(({ id }) => whyFree(history, id)),
        ),
      ),
      twice: references.filter((one, n) => references.indexOf(one) !== n),
      paidForNothing: paid.map(({ id }) => `P-${id}`).filter((one) => !accepted.has(one)),
      lost: [...new Set([...planned, ...processed])].filter(
        (id) => !['paid', 'approved'].includes(statusOf.get(id) ?? ''),
      ),
      wellAfter: killed.filter(({ ids }) => ids.every(isWell)).length,
      wrongFiles: files
        .filter(({ name, sha256, rules }) => rules > 0 || recorded.get(name) !== sha256)
        .map(({ name }) => name),
      differing: differences.map((difference) => JSON.stringify(difference)),
    };
  });
}
