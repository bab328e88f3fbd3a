// A weather shift: many jobs moved as one. It is planned, then every job is moved or none is, and
// it can be taken back as one.
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
    /** Empty: the usual words. */
    letter: z.object({ en: z.string(), es: z.string(), fr: z.string().default('') }),
    /** These are worked on the lost days as long as nobody changes their dates. */
    left: z.array(Left),
  }),
  /** `tell`: the jobs whose clients hear of it, unless it is undone soon. */
  ShiftApplied: z.object({ tell: z.array(z.int().positive()) }),
  ShiftRefused: z.object({ jobId: z.int().positive() }),
  /** `told`: the jobs whose clients heard of it, so that they hear of this too. */
  ShiftUndone: z.object({ told: z.array(z.int().positive()) }),
  /** The e-mail to a client was taken by the mail server; `late`: after the shift was undone. */
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
  /** The jobs whose clients were told so far. */
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
    // At first everybody was told in the usual words.
    ShiftPlanned: [
      (data: object) => ({ ...data, letter: { en: '', es: '' } }),
      // Then a job that was left was not told from others.
      (data: object) => ({ ...data, left: [] }),
    ],
    // At first nobody who had been told heard that it was undone.
    ShiftUndone: [(data: object) => ({ ...data, told: [] })],
  },
  personal: { ShiftPlanned: ['reason', 'letter.en', 'letter.es', 'letter.fr'] },
  commands,
  decide: {
    PlanShift: (c, state) => (state.status === 'none' ? [{ type: 'ShiftPlanned', data: c }] : []),
    // Of two who carry it out, the first says how it ended.
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
