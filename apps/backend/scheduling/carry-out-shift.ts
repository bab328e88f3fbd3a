// A weather shift carried out: every job is moved or none is, whoever asks and however often, also
// after a crash in the middle.
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import type { Dates, JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { refuse } from '@purlin/domain/scheduling/refusals.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { known, weatherShift, type KnownShift } from '@purlin/domain/scheduling/weather-shift.ts';
import { isTooLong } from '@purlin/domain/scheduling/worked-days.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { countsOf, type Move } from '@purlin/domain/scheduling/weather-shift-shapes.ts';
import type { Asker, Receipt } from '../platform/core/commands/commands.ts';
import type { Committed } from '../platform/core/answers.ts';
import type { Services } from '../platform/core/room.ts';
import { leftOnDays } from './left-on-days.ts';
import { jobsByIds } from './read-models/job-list.ts';

type Carrying = Pick<Services, 'db' | 'history' | 'dispatch'>;
interface Whole extends Dates {
  readonly id: number;
  readonly status: JobStatus;
  readonly title: string;
  readonly dateChanges: number;
}

const shiftNow = async (id: number, { history }: Carrying): Promise<KnownShift> =>
  known(await history.stateOf(weatherShift, id));

/** A job as history has it, whatever the tables have by now. */
async function jobInHistory(id: number, { history }: Carrying): Promise<Whole> {
  const state = await history.stateOf(job, id);
  if (state.status === 'none') return refuse('job-not-found');
  const { status, start, end, dateChanges, words } = state;
  return { id, status, start, end, dateChanges, title: words.title };
}

/**
 * These jobs as they are now. Dates change with their number only, so a row with the number that is
 * expected is right, however old; any other is looked up in history.
 */
async function jobsNow(
  expected: ReadonlyMap<number, number>,
  services: Carrying,
): Promise<readonly Whole[]> {
  const rows = new Map((await jobsByIds(services.db, [...expected.keys()])).map((r) => [r.id, r]));
  return Promise.all(
    [...expected].map(async ([id, dateChanges]) => {
      const row = rows.get(id);
      return row?.dateChanges === dateChanges ? row : jobInHistory(id, services);
    }),
  );
}

const sameDates = (a: Dates | undefined, b: Dates): boolean =>
  a?.start === b.start && a.end === b.end;

/** Where the job is, or somebody on it with times of their own; undefined: they are not on it. */
async function datesNow(
  { jobId, booking }: Pick<Move, 'jobId' | 'booking'>,
  { history }: Carrying,
): Promise<Dates | undefined> {
  const state = await history.stateOf(job, jobId);
  if (state.status === 'none') return refuse('job-not-found');
  return booking ? state.assignments[keyOf(booking)] : state;
}

interface Step {
  readonly shiftId: number;
  readonly what: 'move' | 'back';
  readonly reason: string;
  readonly asker: Asker;
}
/** The same step of the same shift is taken once, whoever takes it. */
function step(
  { jobId, booking, dateChanges, from, to }: Move,
  { shiftId, what, reason, asker }: Step,
  { dispatch }: Carrying,
): Promise<Receipt> {
  const [was, wanted] = what === 'move' ? [from, to] : [to, from];
  const whose = booking ? `${jobId}-${keyOf(booking)}` : String(jobId);
  return dispatch(
    job,
    jobId,
    booking
      ? { type: 'Assign', data: { ...booking, ...wanted, was } }
      : {
          type: 'RescheduleJob',
          data: { ...wanted, reason, dateChanges: dateChanges + (what === 'move' ? 0 : 1) },
        },
    {
      by: asker.by,
      correlationId: asker.correlationId,
      key: `weather-shift-${shiftId}-${what}-${whose}`,
    },
  );
}

/** A step that may be refused: then there is no receipt. */
async function tried(taken: Promise<Receipt>): Promise<Receipt | undefined> {
  try {
    return await taken;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
const done = (receipts: readonly (Receipt | undefined)[]): readonly Receipt[] =>
  receipts.filter((receipt) => receipt !== undefined);

/** Moves back what the shift moved; whoever moved one since keeps it where it is. */
async function moveBack(
  { status, moves, reason }: KnownShift,
  shiftId: number,
  services: Carrying,
  asker: Asker,
): Promise<readonly Receipt[]> {
  const how = { shiftId, what: 'back', reason: `${reason}, taken back`, asker } as const;
  return done(
    await Promise.all(
      moves.map(async (move) => {
        // Of one that was refused, not every job was moved; somebody else may have moved it.
        if (status === 'refused' && !sameDates(await datesNow(move, services), move.to))
          return undefined;
        return tried(step(move, how, services));
      }),
    ),
  );
}

/** From wherever it stands to its end: whoever asked for it, or a worker after a crash. */
export async function finish(
  id: number,
  services: Carrying,
  asker: Asker,
): Promise<readonly Receipt[]> {
  const shift = await shiftNow(id, services);
  if (shift.status === 'applied') return [];
  if (shift.status !== 'planned') return moveBack(shift, id, services, asker);
  const how = { shiftId: id, what: 'move', reason: shift.reason, asker } as const;
  const moved = await Promise.all(shift.moves.map((move) => tried(step(move, how, services))));
  const failed = shift.moves[moved.indexOf(undefined)]?.jobId;
  const end = await services.dispatch(
    weatherShift,
    id,
    failed === undefined
      ? { type: 'ApplyShift', data: {} }
      : { type: 'RefuseShift', data: { jobId: failed } },
    { by: asker.by, correlationId: asker.correlationId },
  );
  // Of two who carry it out, the first says how it ended, and the other one follows.
  const after = await shiftNow(id, services);
  const back = after.status === 'refused' ? await moveBack(after, id, services, asker) : [];
  return [...done(moved), end, ...back];
}

/** A move as it is asked for; of somebody's own times `from` is where they were seen. */
type Wanted = Pick<Move, 'jobId' | 'dateChanges' | 'booking' | 'to'> & {
  readonly from: Dates | null;
};
interface Asked {
  readonly days: readonly string[];
  readonly reason: string;
  readonly moves: readonly Wanted[];
  readonly tell: readonly number[];
  readonly letter: Readonly<Record<Language, string>>;
}
interface ShiftOutcome extends ReturnType<typeof countsOf> {
  id: number;
  status: KnownShift['status'];
  told: number;
}
const shown = (id: number, services: Carrying) => async (): Promise<ShiftOutcome> => {
  const { status, moves, told } = await shiftNow(id, services);
  return { id, status, ...countsOf(moves), told: told.length };
};
const moveRefused = ({ title }: Whole): never => refuse('shift-job-moved', { title });

/** What is to go, as it is now. */
interface Now {
  readonly job: Whole;
  readonly dates: Dates;
  readonly to: Dates;
  /** Somebody moved it since it was seen. */
  readonly changed: boolean;
}
async function allNow(moves: readonly Wanted[], services: Carrying): Promise<readonly Now[]> {
  const expected = new Map(
    moves.flatMap((one) => (one.booking ? [] : [[one.jobId, one.dateChanges] as const])),
  );
  const jobs = new Map((await jobsNow(expected, services)).map((one) => [one.id, one]));
  return Promise.all(
    moves.map(async (move) => {
      const { jobId, booking, dateChanges, from, to } = move;
      const whole = jobs.get(jobId) ?? (await jobInHistory(jobId, services));
      if (!booking)
        return { job: whole, dates: whole, to, changed: whole.dateChanges !== dateChanges };
      const dates = await datesNow(move, services);
      const changed = from === null || !sameDates(dates, from);
      return { job: whole, dates: dates ?? to, to, changed };
    }),
  );
}

/** Throws a Refusal that names the first of the jobs that cannot go where it is to go. */
function allMayGo(all: readonly Now[]): void {
  for (const { job: one, to } of all) {
    const { title } = one;
    const { start, end } = to;
    if (isOver(one)) refuse('shift-job-over', { title });
    if (start !== null && isTooLong({ start, end })) refuse('shift-job-too-long', { title });
  }
}

/** All of these moves, or none. Throws a Refusal that names the job that somebody moved since. */
export async function applyShift(
  { days, reason, moves, tell, letter }: Asked,
  services: Carrying & Pick<Services, 'earlier'>,
  asker: Asker,
): Promise<Committed<ShiftOutcome>> {
  const all = await allNow(moves, services);
  const changed = all.find((one) => one.changed)?.job;
  // Asked again after a lost answer, it is the same shift, and its jobs are where it moved them;
  // asked for the first time, what is refused leaves nothing behind.
  if (!(await services.earlier(weatherShift, 'new', ['PlanShift'], asker))) {
    if (changed) moveRefused(changed);
    allMayGo(all);
  }
  const moved = new Set(moves.flatMap(({ booking, jobId }) => (booking ? [] : [jobId])));
  const planned = await services.dispatch(
    weatherShift,
    'new',
    {
      type: 'PlanShift',
      data: {
        days: [...days],
        reason,
        tell: [...tell],
        letter,
        left: await leftOnDays(services.db, days, moved),
        moves: moves.map((move, n) => {
          const { start, end } = move.from ?? all[n]!.dates;
          return { ...move, from: { start, end } };
        }),
      },
    },
    asker,
  );
  if (changed && (await shiftNow(planned.id, services)).status === 'planned')
    await services.dispatch(
      weatherShift,
      planned.id,
      { type: 'RefuseShift', data: { jobId: changed.id } },
      { by: asker.by, correlationId: asker.correlationId },
    );
  const receipts = await finish(planned.id, services, asker);
  const shift = await shiftNow(planned.id, services);
  if (shift.status === 'refused') moveRefused(await jobInHistory(shift.jobId, services));
  return { receipts: [planned, ...receipts], show: shown(planned.id, services) };
}

/** Everything back to exactly where it was, or nothing. Throws a Refusal as above. */
export async function undoShift(
  id: number,
  services: Carrying,
  asker: Asker,
): Promise<Committed<ShiftOutcome>> {
  const shift = await shiftNow(id, services);
  if (shift.status === 'applied') {
    const back = shift.moves.map((move) => ({
      ...move,
      dateChanges: move.dateChanges + 1,
      from: move.to,
      to: move.from,
    }));
    const all = await allNow(back, services);
    const changed = all.find((one) => one.changed)?.job;
    if (changed) moveRefused(changed);
    allMayGo(all);
  }
  const undone = await services.dispatch(weatherShift, id, { type: 'UndoShift', data: {} }, asker);
  const receipts = await moveBack(await shiftNow(id, services), id, services, asker);
  return { receipts: [undone, ...receipts], show: shown(id, services) };
}
