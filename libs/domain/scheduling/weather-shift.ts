// A weather shift: moves many jobs as a unit. Once planned, all jobs are moved or none, and it can
// be undone as a unit.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import type { Language } from '../shared/languages.ts';
import { refuse } from './refusals.ts';
import { commands, Left, Move } from './weather-shift-shapes.ts';

// ---- facts

export const events = {
  ShiftPlanned: z.object({
    days: z.array(z.string()),
    reason: z.string(),
    moves: z.array(Move),
    tell: z.array(z.int().positive()),
    /** Empty means the default text. */
    letter: z.object({ en: z.string(), es: z.string(), fr: z.string().default('') }),
    /** Jobs worked on the lost days as long as their dates don't change. */
    left: z.array(Left),
  }),
  /** `tell`: the jobs whose clients are notified, unless it is undone soon. */
  ShiftApplied: z.object({ tell: z.array(z.int().positive()) }),
  ShiftRefused: z.object({ jobId: z.int().positive() }),
  /** `told`: the jobs whose clients were notified, and must be told of this, too. */
  ShiftUndone: z.object({ told: z.array(z.int().positive()) }),
  /** The mail server accepted a client's e-mail; `late`: after the shift was undone. */
  MovedClientTold: z.object({ jobId: z.int().positive(), late: z.boolean() }),
};
export type ShiftEvent = MessageOf<typeof events>;

// ---- state

interface Planned {
  readonly days: readonly string[];
  readonly reason: string;
  readonly moves: readonly Move[];
  readonly tell: readonly number[];
  readonly letter: Readonly<Record<Language, string>>;
  /** The jobs whose clients were notified so far. */
  readonly told: readonly number[];
}
export type WeatherShift =
  | { readonly status: 'none' }
  | (Planned & { readonly status: 'planned' | 'applied' | 'undone' })
  | (Planned & { readonly status: 'refused'; readonly jobId: number });
export type KnownShift = Exclude<WeatherShift, { readonly status: 'none' }>;

export const known = (state: WeatherShift): KnownShift =>
  state.status === 'none' ? refuse('shift-not-found') : state;

// ---- decide

export const weatherShift = decider<WeatherShift>()({
  category: 'weatherShift',
  events,
  initial: { status: 'none' },
  evolve: {
    ShiftPlanned: (_, planned) => ({ status: 'planned', ...planned, told: [] }),
    ShiftApplied: (state) => ({ ...known(state), status: 'applied' }),
    ShiftRefused: (state, { jobId }) => ({ ...known(state), status: 'refused', jobId }),
    ShiftUndone: (state) => ({ ...known(state), status: 'undone' }),
    MovedClientTold: (state, { jobId }) => {
      const shift = known(state);
      return { ...shift, told: [...shift.told, jobId] };
    },
  },
  upcasts: {
    // At first there was only the default text.
    ShiftPlanned: [
      (data: object) => ({ ...data, letter: { en: '', es: '' } }),
      // At first jobs that stay were not recorded.
      (data: object) => ({ ...data, left: [] }),
    ],
    // At first clients were not told of an undone shift.
    ShiftUndone: [(data: object) => ({ ...data, told: [] })],
  },
  personal: { ShiftPlanned: ['reason', 'letter.en', 'letter.es', 'letter.fr'] },
  commands,
  decide: {
    PlanShift: (c, state) => (state.status === 'none' ? [{ type: 'ShiftPlanned', data: c }] : []),
    // Several processes may carry it out; the first to finish records the result.
    ApplyShift: (_, state) => {
      const { status, tell } = known(state);
      return status === 'planned' ? [{ type: 'ShiftApplied', data: { tell: [...tell] } }] : [];
    },
    RefuseShift: (c, state) =>
      known(state).status === 'planned' ? [{ type: 'ShiftRefused', data: c }] : [],
    UndoShift: (_, state) => {
      const { status, told } = known(state);
      if (status === 'undone') return [];
      return status === 'applied'
        ? [{ type: 'ShiftUndone', data: { told: [...told] } }]
        : refuse('shift-not-applied');
    },
    NoteMovedClientTold: ({ jobId }, state) => {
      const { status, told } = known(state);
      if (told.includes(jobId)) return [];
      return [{ type: 'MovedClientTold', data: { jobId, late: status === 'undone' } }];
    },
  },
});
