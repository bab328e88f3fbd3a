// What an assault found, as docs/assurance.md has it, and whether any of it is a fault.
import { assurance, machine } from '../measured.ts';
import { KINDS } from './company.ts';
import type { FuzzOutcome } from './fuzz.ts';
import { FAULTS, SLOW } from './judge.ts';
import type { ImportsOutcome } from './imports.ts';
import type { KillsOutcome } from './kills.ts';
import type { Memory, MixedOutcome } from './mixed.ts';
import type { PaymentsOutcome } from './payments.ts';
import { TELLING_SECONDS } from './slope.ts';

/** Everything works again within so many seconds. */
const READY_SECONDS = 10;
/** What nineteen of twenty reads take at most while somebody imports a bad file. */
const OTHERS_MILLIS = 50;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);
/** That many of the values, from 0 to 1, are no greater; 0 of none. */
const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;
const seconds = (n: number): string => `${n.toFixed(1)} s`;

/** Sentences, one for each thing that is wrong; empty when nothing is. */
export const wrongInFuzz = (found: FuzzOutcome): readonly string[] => [
  ...FAULTS.flatMap((fault) =>
    fault !== SLOW && found.faults[fault] ? [`${fault}: ${found.faults[fault]}`] : [],
  ),
  ...(found.traces > 0 ? [`events of refused calls: ${found.traces}`] : []),
  ...(found.passwordsOfNobody > 0 ? [`passwords of nobody: ${found.passwordsOfNobody}`] : []),
  ...(found.defects > 0 ? [`defects in the logs: ${found.defects}`] : []),
  ...(found.health === 200 ? [] : [`/health answers ${found.health}`]),
  ...found.differing.map((one) => `unlike its history: ${one}`),
];

/** Sentences, one for each thing that is wrong; empty when nothing is. */
export const wrongInKills = (found: KillsOutcome): readonly string[] => {
  const never = found.killed.filter(({ readySeconds }) => readySeconds === undefined).length;
  const counts: readonly (readonly [string, number])[] = [
    ['acknowledged and lost', sum(found.lost)],
    ['done twice', sum(found.double)],
    ['clients and estimates nobody asked for', found.unasked],
    ['sent without an e-mail', sum(found.withoutMail)],
    ['e-mails with two Message-IDs', found.mailsWithTwoIds],
    ['kills after which not everything worked again', never],
  ];
  return [
    ...counts.flatMap(([what, n]) => (n === 0 ? [] : [`${what}: ${n}`])),
    ...Object.entries(found.failures).map(([what, n]) => `${what}: ${n}`),
    ...found.differing.map((one) => `unlike its history: ${one}`),
  ];
};

/** Sentences, one for each thing that is wrong; empty when nothing is. */
export const wrongInPayments = (found: PaymentsOutcome): readonly string[] => {
  const counts: readonly (readonly [string, number])[] = [
    ['payments in two entries', found.twice.length],
    ['paid without an entry that the bank accepted', found.paidForNothing.length],
    ['approved, and neither paid nor free in the end', found.lost.length],
    ['kills of whose payments one is not well', found.killed.length - found.wellAfter],
    ['files that are not what was recorded, or break a rule', found.wrongFiles.length],
  ];
  return [
    ...counts.flatMap(([what, n]) => (n === 0 ? [] : [`${what}: ${n}`])),
    ...Object.entries(found.failures).map(([what, n]) => `${what}: ${n}`),
    ...found.differing.map((one) => `unlike its history: ${one}`),
  ];
};

/** Grows by more than its noise says, and by more than a twentieth of itself in an hour. */
const grows = ({ perHour, noise, most }: Memory): boolean => perHour > noise && perHour > most / 20;

/** Sentences, one for each thing that is wrong; empty when nothing is. */
export const wrongInMixed = (found: MixedOutcome): readonly string[] => [
  ...(found.lost > 0 ? [`acknowledged and lost: ${found.lost}`] : []),
  ...(found.double > 0 ? [`done twice: ${found.double}`] : []),
  ...(found.withoutMail > 0 ? [`sent without an e-mail: ${found.withoutMail}`] : []),
  ...Object.entries(found.failures).map(([what, n]) => `${what}: ${n}`),
  ...found.differing.map((one) => `unlike its history: ${one}`),
  ...(found.seconds < TELLING_SECONDS
    ? []
    : found.memory.filter(grows).map(({ of }) => `the memory of ${of} grows`)),
];

/** Sentences, one for each thing that is wrong; empty when nothing is. */
export const wrongInImports = ({ failures }: ImportsOutcome): readonly string[] =>
  Object.entries(failures).map(([what, n]) => `${what}: ${n}`);

/** Others who waited too long during imports; the same holds for them as for calls. */
export const lateInImports = ({ readsDuringImports }: ImportsOutcome): readonly string[] => {
  const p95 = percentile(readsDuringImports, 0.95);
  return p95 > OTHERS_MILLIS ? [`p95 of others during imports, ms: ${p95.toFixed(0)}`] : [];
};

/** Calls that took too long: it says something only where nothing else runs. */
export const lateCalls = (found: FuzzOutcome): readonly string[] =>
  found.faults[SLOW] ? [`${SLOW}: ${found.faults[SLOW]}`] : [];

/** Kills after which it took too long; the same holds for them. */
export const lateKills = ({ killed }: KillsOutcome): readonly string[] => {
  const late = killed.filter(({ readySeconds = 0 }) => readySeconds > READY_SECONDS).length;
  return late > 0 ? [`kills after which it took more than ${READY_SECONDS} s: ${late}`] : [];
};

/** Load: how many processes wanted a processor when the run began, others' among them. */
const where = ({ load }: { readonly load: number }): string =>
  `${machine()}, load ${load.toFixed(1)} at the start`;
const wrongInWords = (wrong: readonly string[]): string =>
  wrong.length === 0 ? '' : `\nWrong:\n\n${wrong.map((one) => `- ${one}`).join('\n')}\n`;

/** Writes its part of docs/assurance.md. */
export function writeFuzz(found: FuzzOutcome): void {
  const statuses = Object.entries(found.byStatus)
    .map(([status, n]) => `${n} × ${status === '0' ? 'cut' : status}`)
    .join(', ');
  const rows: (readonly [string, string | number])[] = [
    ['calls', found.calls],
    [
      'operations called, of them carried out at least once',
      `${found.operations}, ${found.reached}`,
    ],
    ['answers by status', statuses],
    ['503 with Retry-After (busy)', found.busy],
    ...FAULTS.map((fault): [string, number] => [fault, found.faults[fault] ?? 0]),
    ['slowest', `${Math.round(found.slowest.millis)} ms, \`${found.slowest.call}\``],
    ['refused calls that left an event', found.traces],
    ['passwords whose user history does not know', found.passwordsOfNobody],
    ['defects in the logs', found.defects],
    ['read models unlike a replay of history', found.differing.length],
  ];
  assurance.write(
    'Hostile calls',
    'Every operation of the OpenAPI document, called by nobody, every role and holders of an ' +
      "estimate's number, with what it asks for, nearly that, and anything else; " +
      `${found.atOnce} at a time for ${Math.round(found.seconds)} s, seed ${found.seed}.\n\n` +
      `${where(found)}\n\n${table(['What', 'Found'], rows)}\n${wrongInWords(wrongInFuzz(found))}`,
  );
}

/** Writes its part of docs/assurance.md. */
export function writeKills(found: KillsOutcome): void {
  const rows = KINDS.map((kind) => {
    const of = found.killed.filter((one) => one.kind === kind);
    const times = of.map(({ readySeconds }) => readySeconds ?? Infinity);
    const longest = Math.max(...times);
    return [
      kind,
      of.length,
      found.lost[kind] ?? 0,
      found.double[kind] ?? 0,
      found.withoutMail[kind] ?? 0,
      of.length === 0 ? '' : Number.isFinite(longest) ? seconds(longest) : 'never',
    ];
  });
  const more = [
    ['estimates drafted, sent, printed and approved', found.acknowledged],
    ['clients and estimates nobody asked for', found.unasked],
    ['e-mails sent again with the same Message-ID', found.mailsRepeated],
    ['e-mails with two Message-IDs', found.mailsWithTwoIds],
    ['answers 503 with Retry-After meanwhile', found.unavailable],
    ['other answers of 500 and above, refusals of what should work', sum(found.failures)],
    ['read models unlike a replay of history', found.differing.length],
  ];
  assurance.write(
    'kill -9 under customers',
    'The product as `npm start` runs it; its parts are killed in turn at random moments while ' +
      'customers draft, send, read and approve. Lost and double: steps that were acknowledged. ' +
      'Ready: from the kill until an estimate sent after it has arrived by e-mail, its PDF opens ' +
      `and \`/ready\` says so. ${found.killed.length} kills in ${Math.round(found.seconds)} s, ` +
      `seed ${found.seed}.\n\n${where(found)}\n\n` +
      table(['Killed', 'Times', 'Lost', 'Double', 'Without e-mail', 'Longest to ready'], rows) +
      `\n\n${table(['What', 'Found'], more)}\n${wrongInWords(wrongInKills(found))}`,
  );
}

/** Writes its part of docs/assurance.md. */
export function writePayments(found: PaymentsOutcome): void {
  const rows = [
    ['payments planned and approved', found.planned],
    ['of which was answered that they are in a batch', found.processed],
    ['files at the bank, entries in them', `${found.files}, ${found.entries}`],
    ['files of which a person said whether the bank has them', found.askedAPerson],
    ['paid in the end', found.paid],
    ...Object.entries(found.free).map(([why, n]) => [`approved again: ${why}`, n] as const),
    ['payments in two entries', found.twice.length],
    ['paid without an entry that the bank accepted', found.paidForNothing.length],
    ['approved, and neither paid nor free in the end', found.lost.length],
    [
      'kills that came while their round was under way',
      `${found.killed.filter(({ underway }) => underway).length} of ${found.killed.length}`,
    ],
    [
      'kills of whose payments each is paid once or free',
      `${found.wellAfter} of ${found.killed.length}`,
    ],
    ['files whose bytes are not those recorded, or that break a rule', found.wrongFiles.length],
    ['answers of 500 and above, refusals of what should work', sum(found.failures)],
    ['read models unlike a replay of history', found.differing.length],
  ];
  const kinds = KINDS.map((kind) => ({
    kind,
    n: found.killed.filter((one) => one.kind === kind).length,
  })).filter(({ n }) => n > 0);
  assurance.write(
    'kill -9 under payments',
    'The product as `npm start` runs it, with its demo company and the simulated bank; a part is ' +
      'killed at a random moment while staff plan, approve and hand payments to the bank or just ' +
      'after, every third time two at once; later the clock goes ahead, and what the bank ' +
      'accepted settles. ' +
      'Judged, payment by payment of each kill, by the files that were dropped for the bank. ' +
      `${found.killed.length} kills ` +
      `(${kinds.map(({ kind, n }) => `${kind} ${n}`).join(', ')}) in ` +
      `${Math.round(found.seconds)} s, seed ${found.seed}.\n\n${where(found)}\n\n` +
      `${table(['What', 'Found'], rows)}\n${wrongInWords(wrongInPayments(found))}`,
  );
}

const growth = ({ perHour, noise }: Memory): string =>
  `${perHour.toFixed(1)} ± ${noise.toFixed(1)} MiB an hour`;

/** Writes its part of docs/assurance.md. */
export function writeMixed(found: MixedOutcome): void {
  const memory = found.memory.map((one) => [
    one.of,
    `${one.least.toFixed(0)} – ${one.most.toFixed(0)} MiB`,
    found.seconds < TELLING_SECONDS ? 'too short to say' : growth(one),
  ]);
  const rows = [
    ['estimates drafted, sent, printed and approved', found.acknowledged],
    ['lists and figures read meanwhile', found.reads.length],
    ['p95 of these, ms', percentile(found.reads, 0.95).toFixed(0)],
    [
      `p95 of the ${found.readsDuringImports.length} during an import of a bad file, ms`,
      percentile(found.readsDuringImports, 0.95).toFixed(0),
    ],
    ['acknowledged and lost', found.lost],
    ['done twice', found.double],
    ['sent without an e-mail', found.withoutMail],
    ['answers of 500 and above, refusals of what should work', sum(found.failures)],
    ['read models unlike a replay of history', found.differing.length],
  ];
  assurance.write(
    'Mixed load',
    'Customers draft, send, print and approve one estimate after the other, two seconds between ' +
      'them, while staff look things up; an hour of it begins after as many estimates as no ' +
      'process keeps at hand. Memory: anonymous pages of a process, sampled every 2 s; the line ' +
      'through the lower quartiles of 12 spans of the last three quarters, ± twice its standard ' +
      'error. ' +
      `${(found.seconds / 60).toFixed(1)} minutes.\n\n${where(found)}\n\n` +
      `${table(['Process', 'Memory', 'Grows by'], memory)}\n\n${table(['What', 'Found'], rows)}\n` +
      wrongInWords(wrongInMixed(found)),
  );
}

/** Writes its part of docs/assurance.md. */
export function writeImports(found: ImportsOutcome): void {
  const during = found.readsDuringImports;
  const ms = (part: number): string => percentile(during, part).toFixed(0);
  const rows = [
    ['reads during imports', during.length],
    ['p50 of these, ms', ms(0.5)],
    ['p95 of these, ms', ms(0.95)],
    ['slowest, ms', ms(1)],
    ['p50 of all reads, ms', percentile(found.reads, 0.5).toFixed(0)],
    ['answers that were not expected', sum(found.failures)],
  ];
  assurance.write(
    'Imports of bad files',
    `${found.imports} lists of clients that are none (5 MB of commas, 200 KB of bad quotes), one ` +
      'after the other, while somebody else looks things up.\n\n' +
      `${where(found)}\n\n${table(['What', 'Found'], rows)}\n` +
      wrongInWords([...wrongInImports(found), ...lateInImports(found)]),
  );
}

/** Writes what stands above the parts. */
export const writeHead = (): void =>
  assurance.write('', 'Each part but the last two is written by its command; do not edit those.');
