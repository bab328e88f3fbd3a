// The bank as we play it where no real one is named: it takes files out of a folder, says that it
// accepts them, and returns or corrects entries when it is told to. A simulation: nothing leaves
// the house.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import {
  readAchFile,
  type ReadEntry,
  type ReadFile,
} from '@purlin/domain/payments/ach/read-ach-file.ts';
import { isFileName, PARTIAL } from './gateway/bank-gateway.ts';
import { masked } from './gateway/masked.ts';
import { ownFolder, writeOwn } from './gateway/own-files.ts';

/** It looks at a file for so long before it accepts it; somebody may want to see it reject one. */
const ACCEPTS_AFTER_MS = 20_000;
const FOLDER = 'simulated-bank';

/** What the bank remembers of a file. */
export interface FileAtBank {
  readonly name: string;
  readonly receivedAt: string;
  readonly state: 'received' | 'accepted' | 'rejected';
  /** Traces of entries that were sent back. */
  readonly returned: readonly string[];
}
export interface BankFile extends FileAtBank {
  readonly file: ReadFile;
}

const memoOf = (root: string, name: string): string => path.join(root, FOLDER, `${name}.json`);

async function remember(root: string, memo: FileAtBank): Promise<void> {
  // Two may write at once, each its own.
  const partial = `${memoOf(root, memo.name)}.${randomUUID()}${PARTIAL}`;
  await writeOwn(partial, JSON.stringify(memo));
  await rename(partial, memoOf(root, memo.name));
}

/** Leaves a file for us, under its name only when it is whole. */
async function leave(root: string, name: string, content: string): Promise<void> {
  const folder = path.join(root, 'incoming');
  await ownFolder(folder);
  await writeOwn(path.join(folder, `${name}${PARTIAL}`), content);
  await rename(path.join(folder, `${name}${PARTIAL}`), path.join(folder, name));
}

/** Takes in a file, unless somebody who looked at the same moment has done so. */
async function takeIn(root: string, name: string): Promise<void> {
  if (!existsSync(memoOf(root, name))) {
    const receivedAt = new Date().toISOString();
    await remember(root, { name, receivedAt, state: 'received', returned: [] });
  }
  try {
    await rename(path.join(root, 'outgoing', name), path.join(root, FOLDER, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Takes what came in, and looks through what it has. Oldest first. */
export async function filesAtBank(root: string): Promise<readonly BankFile[]> {
  const [inbox, bank] = [path.join(root, 'outgoing'), path.join(root, FOLDER)];
  await Promise.all([ownFolder(inbox), ownFolder(bank)]);
  for (const name of await readdir(inbox))
    if (isFileName(name) && !name.endsWith(PARTIAL)) await takeIn(root, name);
  const names = (await readdir(bank)).filter((name) => name.endsWith('.ach')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      ...(JSON.parse(await readFile(memoOf(root, name), 'utf8')) as FileAtBank),
      file: readAchFile(await readFile(path.join(bank, name), 'latin1')),
    })),
  );
}

const without = ({ file: _, ...memo }: BankFile): FileAtBank => memo;

/** Once it has answered, it needs no account any more: entries are known by their traces. */
async function forgetNumbers(root: string, { name }: BankFile): Promise<void> {
  const file = path.join(root, FOLDER, name);
  await writeOwn(`${file}${PARTIAL}`, masked(await readFile(file, 'latin1')));
  await rename(`${file}${PARTIAL}`, file);
}

async function accept(root: string, one: BankFile): Promise<void> {
  await remember(root, { ...without(one), state: 'accepted' });
  await forgetNumbers(root, one);
  await leave(root, `${one.name}.accepted`, 'ACCEPTED\n');
}

/** A round of the simulated bank: accepts what has lain there for a while. */
export async function playBank(root: string, now = Date.now()): Promise<void> {
  for (const one of await filesAtBank(root))
    if (one.state === 'received' && now - Date.parse(one.receivedAt) >= ACCEPTS_AFTER_MS)
      await accept(root, one);
}

/** What the simulated bank can be told to do. */
export type SimulatedAnswer =
  | { readonly say: 'accept' }
  | { readonly say: 'reject'; readonly note: string }
  | {
      readonly say: 'return' | 'correct';
      readonly trace: string;
      readonly code: string;
      /** The bank's words, or the corrected data. */
      readonly note: string;
    };

const digits = (value: number | string, width: number): string =>
  String(value).padStart(width, '0').slice(-width);

/** The answer of a receiver's bank: our entry turned round, with the addenda that says why. */
function answerFile(
  { file }: BankFile,
  entry: ReadEntry,
  { say, trace, code, note }: Extract<SimulatedAnswer, { trace: string }>,
  seen: Date,
): string {
  const { header, batches } = file;
  const {
    bank,
    companyId,
    companyName,
    description,
    effectiveOn,
    code: sec,
  } = batches.find(({ entries }) => entries.includes(entry))!;
  const rdfi = entry.routingNumber.slice(0, 8);
  const own = `${rdfi}${digits(seen.getTime(), 7)}`;
  const day = seen.toISOString().slice(2, 10).replaceAll('-', '');
  const what = say === 'return' ? '99' : '98';
  const turned = `${entry.transactionCode[0]}1`;
  const cents = say === 'return' ? entry.amountCents : 0;
  const hash = digits(Number(bank), 10);
  const sums = `${hash}${digits(0, 12)}${digits(cents, 12)}`;
  const info = say === 'return' ? note.slice(0, 44).padEnd(44) : note.slice(0, 29).padEnd(44);
  return `${[
    `101${header.origin}${header.destination}${day}${digits(seen.getUTCHours(), 2)}` +
      `${digits(seen.getUTCMinutes(), 2)}A094101${companyName.padEnd(23)}` +
      'SIMULATED BANK'.padEnd(31),
    `5220${companyName.padEnd(16)}${' '.repeat(20)}${companyId}${sec}${description.padEnd(10)}` +
      `${effectiveOn}${effectiveOn}   1${rdfi}0000001`,
    `6${turned}${bank}0${entry.accountNumber.padEnd(17)}${digits(cents, 10)}` +
      `${entry.reference.padEnd(15)}${entry.name.padEnd(22)}  1${own}`,
    `7${what}${code}${trace}${' '.repeat(6)}${rdfi}${info}${own}`,
    `8220000002${sums}${companyId}${' '.repeat(25)}${rdfi}0000001`,
    `9000001000001${digits(2, 8)}${sums}${' '.repeat(39)}`,
  ].join('\n')}\n`;
}

/**
 * Tells the simulated bank what to do with a file or one of its entries. False when it has no such
 * file, or the file no such entry.
 */
export async function tellBank(
  root: string,
  name: string,
  telling: SimulatedAnswer,
): Promise<boolean> {
  const one = (await filesAtBank(root)).find((file) => file.name === name);
  if (!one) return false;
  if (telling.say === 'accept') {
    await accept(root, one);
    return true;
  }
  if (telling.say === 'reject') {
    await remember(root, { ...without(one), state: 'rejected' });
    await forgetNumbers(root, one);
    await leave(root, `${name}.rejected`, telling.note || 'Rejected by the simulated bank');
    return true;
  }
  const entry = one.file.batches
    .flatMap(({ entries }) => entries)
    .find(({ trace }) => trace === telling.trace);
  if (!entry) return false;
  await leave(
    root,
    `${telling.say}-${telling.trace}.ach`,
    answerFile(one, entry, telling, new Date()),
  );
  if (telling.say === 'return')
    await remember(root, { ...without(one), returned: [...one.returned, telling.trace] });
  return true;
}
