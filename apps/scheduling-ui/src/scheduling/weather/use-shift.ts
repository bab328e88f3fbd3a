// The user's choices about each move of a weather shift, and applying them all at once, with undo.
import { weather, type PlannedMove } from '@purlin/contracts/weather.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { useCommand, useNavigate } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/weather.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { locales } from '@purlin/words/languages.ts';
import { monthDay } from '../parts/days.ts';
import { rememberChange } from '../parts/last-change.ts';
import type { Against } from './against-move.ts';

/** One row: whether it moves, where to, and whether its client is notified. */
export interface Choice {
  readonly moves: boolean;
  readonly tells: boolean;
  /** The start day chosen by the user; undefined if as planned. */
  readonly day: string | undefined;
}
/** By row key. */
export type Choices = Readonly<Record<string, Partial<Choice>>>;

/** "12" for a job, "12.vendor-5" for a booking on it at its own times, as in the plan's query. */
export const rowKeyOf = ({ jobId, booking }: PlannedMove): string =>
  booking ? `${jobId}.${keyOf(booking)}` : String(jobId);
/** "Porch, Dana Whitfield", "Valley Crane on Porch" */
export const rowWords = ({ title, booking, client }: PlannedMove): string =>
  booking ? say('somebody-on', { name: booking.name, job: title }) : `${title}, ${client.name}`;

/**
 * The plan's default unless the user chose otherwise. Clients with an email address are notified.
 */
export function chosenOf(move: PlannedMove, choices: Choices): Choice {
  const own = choices[rowKeyOf(move)];
  return {
    moves: own?.moves ?? move.goes,
    tells: !move.booking && move.client.hasEmail && (own?.tells ?? true),
    day: own?.day,
  };
}

/** The user's choices in the plan's query: "12@2026-11-30,15.vendor-5@stays". */
export const chosenText = (choices: Choices): string =>
  Object.entries(choices)
    .flatMap(([key, { moves, day }]) => {
      if (moves === false) return [`${key}@stays`];
      if (day) return [`${key}@${day}`];
      return moves ? [`${key}@moves`] : [];
    })
    .join(',');

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The user's choices, and whose clients are not notified, as in the page's URL. */
export const addressOfChoices = (choices: Choices): Readonly<Record<string, string>> => {
  const silent = Object.entries(choices).filter(([, { tells }]) => tells === false);
  return {
    ...(chosenText(choices) && { chosen: chosenText(choices) }),
    ...(silent.length > 0 && { untold: silent.map(([key]) => key).join(',') }),
  };
};
/** Reads them back, so that users who open a job and come back find their plan. */
export function choicesIn(address: URLSearchParams): Choices {
  const listIn = (name: string) => (address.get(name) ?? '').split(',').filter(Boolean);
  const chosen = listIn('chosen').map((one): [string, Partial<Choice>] => {
    const [key = '', day = ''] = one.split('@');
    if (DAY.test(day)) return [key, { day }];
    return [key, { moves: day === 'moves' }];
  });
  const choices: Record<string, Partial<Choice>> = Object.fromEntries(chosen);
  for (const key of listIn('untold')) choices[key] = { ...choices[key], tells: false };
  return choices;
}

/** "6 jobs and 2 bookings" */
export function countedWords({ moved, bookings }: Counts): string {
  if (bookings === 0) return say('jobs', { jobs: moved });
  if (moved === 0) return say('bookings', { bookings });
  return say('jobs-and-bookings', { jobs: moved, bookings });
}
interface Counts {
  readonly moved: number;
  readonly bookings: number;
}
/** The counts of these rows. */
export function countsOf(rows: readonly Row[]): Counts {
  const bookings = rows.filter(({ move }) => move.booking).length;
  return { moved: rows.length - bookings, bookings };
}

export interface Row {
  readonly move: PlannedMove;
  readonly choice: Choice;
  /** Conflicts; empty for a job that stays. */
  readonly against: readonly Against[];
  /** For a job that stays, the lost days on which it is worked anyway. */
  readonly standsOn: readonly string[];
}

/** How long emails are delayed and undo is offered. */
const UNDO_MS = 30_000;
/** "Nov 18 and Nov 19" */
export const listed = (days: readonly string[]): string =>
  new Intl.ListFormat(locales[appLanguage()]).format(days);

export type ClientTexts = Readonly<Record<Language, string>>;

/** Undoes a shift; clients who were notified are told. */
export const useUndo = () =>
  useCommand(weather.undo, {
    toast: {
      done: ({ told }) => ({
        title: say('all-back'),
        ...(told > 0 && { message: say('told-again', { count: told }) }),
      }),
      failed: say('not-taken-back'),
    },
  });

export function useApplying({
  days,
  letter,
  onStale,
}: {
  readonly days: readonly string[];
  /** The text for clients instead of the standard one; empty for the standard one. */
  readonly letter: ClientTexts;
  readonly onStale: () => void;
}) {
  const navigate = useNavigate();
  const undo = useUndo();
  const titleOf = (counts: Counts): string =>
    say('moved-for-weather', {
      counted: countedWords(counts),
      days: listed(days.map(monthDay)),
    });
  const { run, pending } = useCommand(weather.shift, {
    toast: {
      done: ({ id, ...counts }) => ({
        title: titleOf(counts),
        forMs: UNDO_MS,
        action: {
          label: say('undo'),
          onPress: rememberChange({
            title: titleOf(counts),
            undo: () => undo.run({ params: { id } }),
          }),
        },
      }),
      failed: say('nothing-moved'),
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
          booking: move.booking && {
            kind: move.booking.kind,
            assigneeId: move.booking.assigneeId,
            was: move.from,
          },
        })),
        tell: rows.filter(({ choice }) => choice.tells).map(({ move }) => move.jobId),
        letter,
      },
    });
    if (done) await navigate(`/calendar?date=${days[0]}`);
    else onStale();
  };
  return { apply, pending };
}
