// A weather shift is planned, applied or refused once, and undone once.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './weather-shift-golden.json' with { type: 'json' };
import { weatherShift, type ShiftEvent } from './weather-shift.ts';

const given = scenario(weatherShift);
const plan = {
  days: ['2026-11-18'],
  reason: 'Rain',
  moves: [
    {
      jobId: 4,
      booking: null,
      dateChanges: 1,
      from: { start: '2026-11-18T08:00', end: null },
      to: { start: '2026-11-19T08:00', end: null },
    },
  ],
  tell: [4],
  letter: { en: 'Rain is forecast.', es: '', fr: '' },
  left: [{ jobId: 7, dateChanges: 0 }],
};
const planned = { type: 'ShiftPlanned', data: plan } as const;
const applied: ShiftEvent = { type: 'ShiftApplied', data: { tell: [4] } };
const refused = { type: 'ShiftRefused', data: { jobId: 4 } } as const;
const undone: ShiftEvent = { type: 'ShiftUndone', data: { told: [] } };
const told = (late: boolean): ShiftEvent => ({ type: 'MovedClientTold', data: { jobId: 4, late } });
const tell = { type: 'NoteMovedClientTold', data: { jobId: 4 } } as const;
const apply = { type: 'ApplyShift', data: {} } as const;
const refuse = { type: 'RefuseShift', data: { jobId: 4 } } as const;
const undo = { type: 'UndoShift', data: {} } as const;

describe('a weather shift', () => {
  it('is planned once', () => {
    given().when({ type: 'PlanShift', data: plan }).then(planned);
    given(planned).when({ type: 'PlanShift', data: plan }).thenNothing();
  });
  it('ends one way, whichever process carries it out', () => {
    given(planned).when(apply).then(applied);
    given(planned).when(refuse).then(refused);
    given(planned, applied).when(apply).thenNothing();
    given(planned, applied).when(refuse).thenNothing();
    given(planned, refused).when(apply).thenNothing();
  });
  it('is undone once, if it was applied', () => {
    given(planned, applied).when(undo).then(undone);
    given(planned, applied, undone).when(undo).thenNothing();
    given(planned, refused).when(undo).thenRefused('shift-not-applied');
    given().when(undo).thenRefused('shift-not-found');
  });
  it('records notified clients, so that they hear if it is undone', () => {
    given(planned, applied).when(tell).then(told(false));
    given(planned, applied, told(false)).when(tell).thenNothing();
    given(planned, applied, told(false))
      .when(undo)
      .then({ type: 'ShiftUndone', data: { told: [4] } });
    // The e-mail was being sent already.
    given(planned, applied, undone).when(tell).then(told(true));
  });
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(weatherShift, { type, data }, schema),
    }));
    expect(fold(weatherShift, read.slice(0, 4))).toMatchObject({
      status: 'refused',
      jobId: 4,
      letter: { en: '', es: '', fr: '' },
      left: [],
    });
    expect(fold(weatherShift, read.slice(0, 8))).toMatchObject({
      letter: { en: 'Rain is forecast.' },
      left: [{ jobId: 7, dateChanges: 0 }],
      moves: [{ jobId: 4, booking: null }],
    });
    expect(fold(weatherShift, read)).toMatchObject({
      moves: [{ jobId: 4, booking: { kind: 'vendor', assigneeId: 9 } }],
    });
  });
});
