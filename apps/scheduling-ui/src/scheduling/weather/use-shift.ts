// What somebody chose about each move of a weather shift, and applying it as one, with the way
// back.
import { weather, type PlannedMove } from '@purlin/contracts/weather.ts';
import { useCommand, useNavigate } from '@purlin/web/web.ts';
import { monthDay } from '../parts/days.ts';
import { rememberChange } from '../parts/last-change.ts';
import type { Against } from './against-move.ts';

/** One row as it stands: whether it moves, where to, and whether its client is told. */
export interface Choice {
  readonly moves: boolean;
  readonly tells: boolean;
  /** The day it starts on, chosen by hand; undefined as it is planned. */
  readonly day: string | undefined;
}
export type Choices = Readonly<Record<number, Partial<Choice>>>;
export const NO_CHOICES: Choices = {};

/** What cannot move does not unless somebody gives it a day; who has an address is told. */
export function chosenOf(move: PlannedMove, choices: Choices): Choice {
  const own = choices[move.jobId];
  const stuck = move.conflicts.some(({ kind }) => kind === 'no-room');
  return {
    moves: own?.moves ?? !stuck,
    tells: move.client.hasEmail && (own?.tells ?? true),
    day: own?.day,
  };
}

/** What was chosen by hand, as the plan is asked with it: "12@2026-11-30,15@stays". */
export const chosenText = (choices: Choices): string =>
  Object.entries(choices)
    .flatMap(([id, { moves, day }]) =>
      moves === false ? [`${id}@stays`] : day ? [`${id}@${day}`] : [],
    )
    .join(',');

export interface Row {
  readonly move: PlannedMove;
  readonly choice: Choice;
  /** What speaks against it; of one that stays nothing. */
  readonly against: readonly Against[];
}

/** So long the e-mails wait, and so long the way back is offered. */
const UNDO_MS = 30_000;
/** "Nov 18 and Nov 19" */
export const listed = new Intl.ListFormat('en-US');

export type Letter = Readonly<Record<'en' | 'es', string>>;

/** Taking a shift back; who was told hears of it. */
export const useUndo = () =>
  useCommand(weather.undo, {
    toast: {
      done: ({ told }) => ({
        title: 'Every job is back where it was',
        ...(told > 0 && {
          message:
            told === 1
              ? 'The client who was told gets an e-mail that it is as it was planned.'
              : `The ${told} clients who were told get an e-mail that it is as it was planned.`,
        }),
      }),
      failed: 'The shift could not be taken back',
    },
  });

export function useApplying({
  days,
  letter,
  onStale,
}: {
  readonly days: readonly string[];
  /** What clients are told instead of the usual words; empty where these will do. */
  readonly letter: Letter;
  readonly onStale: () => void;
}) {
  const navigate = useNavigate();
  const undo = useUndo();
  const titleOf = (moved: number): string =>
    (moved === 1 ? 'Moved 1 job' : `Moved ${moved} jobs`) +
    ` for the weather on ${listed.format(days.map(monthDay))}`;
  const { run, pending } = useCommand(weather.shift, {
    toast: {
      done: ({ id, moved }) => ({
        title: titleOf(moved),
        forMs: UNDO_MS,
        action: {
          label: 'Undo',
          onPress: rememberChange({
            title: titleOf(moved),
            undo: () => undo.run({ params: { id } }),
          }),
        },
      }),
      failed: 'Nothing was moved',
    },
  });
  const apply = async (all: readonly Row[]) => {
    const rows = all.filter(({ choice }) => choice.moves);
    const done = await run({
      body: {
        days: [...days],
        reason: 'Weather',
        moves: rows.map(({ move }) => ({
          jobId: move.jobId,
          dateChanges: move.dateChanges,
          ...move.to,
        })),
        tell: rows.filter(({ choice }) => choice.tells).map(({ move }) => move.jobId),
        letter,
        left: all
          .filter(({ choice, move }) => !choice.moves && move.lost)
          .map(({ move: { jobId, dateChanges } }) => ({ jobId, dateChanges })),
      },
    });
    if (done) await navigate(`/calendar?date=${days[0]}`);
    else onStale();
  };
  return { apply, pending };
}
