// Specs of a client's next step: at most one, derived from their records.
import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step.ts';
import { ownEstimate, ownProject, TODAY } from './own-fixture.ts';

const approved = { status: 'accepted', answeredAt: '2026-11-25T18:00:00Z' } as const;
const moved = {
  at: '2026-11-30T18:00:00Z',
  from: { startDate: '2026-12-02T07:30', endDate: '2026-12-03T16:00' },
  to: { startDate: '2026-12-03T07:30', endDate: '2026-12-04T16:00' },
};
const next = (
  estimates: readonly ReturnType<typeof ownEstimate>[],
  projects: readonly ReturnType<typeof ownProject>[] = [],
) => nextStep(estimates, projects, TODAY);

describe('the next step', () => {
  it('is nothing if nothing is ahead', () => {
    expect(next([])).toBeUndefined();
    expect(
      next(
        [
          ownEstimate(1, { status: 'declined', answeredAt: '2026-11-25T18:00:00Z' }),
          ownEstimate(2, { expired: true }),
          ownEstimate(3, { withdrawn: true }),
          ownEstimate(4, { ...approved, jobId: 9 }),
          ownEstimate(5, { ...approved, answeredAt: '2026-10-01T18:00:00Z' }),
        ],
        [ownProject(9, { status: 'completed' }), ownProject(8, { status: 'cancelled' })],
      ),
    ).toBeUndefined();
  });
  it('is the estimate that expires first, before any work day', () => {
    const estimates = [
      ownEstimate(1, { validUntil: null }),
      ownEstimate(2, { validUntil: '2026-12-20' }),
      ownEstimate(3, { validUntil: '2026-12-09', status: 'viewed' }),
    ];
    expect(next(estimates, [ownProject(9, { status: 'in_progress' })])).toMatchObject({
      kind: 'answer',
      estimate: { id: 3 },
    });
  });
  it('is a change order before any other estimate, because it blocks the work', () => {
    const change = ownEstimate(2, { changesJobId: 9, validUntil: null });
    expect(next([ownEstimate(1), change])).toMatchObject({ estimate: { id: 2 } });
  });
  it('is the first day work starts, and the day the weather moved it from', () => {
    const later = ownProject(8, { startDate: '2026-12-10T07:30' });
    const late = ownProject(7, { startDate: '2026-11-30T07:30' });
    const step = next([], [later, late, ownProject(9, { weatherMoves: [moved] })]);
    expect(step).toMatchObject({ kind: 'starts', project: { id: 9 }, before: '2026-12-02T07:30' });
  });
  it('does not mention the weather once staff moved the job again', () => {
    const elsewhere = { startDate: '2026-12-07T07:30', weatherMoves: [moved] };
    const step = next([], [ownProject(9, elsewhere)]);
    expect(step).toMatchObject({ kind: 'starts', before: undefined });
  });
  it.each([
    [['2026-11-30', TODAY], TODAY],
    [['2026-11-30', '2026-12-02'], '2026-12-02'],
    [['2026-11-30'], undefined],
  ])('is the next work day of %j', (workDays, day) => {
    const atWork = ownProject(9, { status: 'in_progress', workDays });
    expect(next([], [ownProject(8), atWork])).toMatchObject({ kind: 'at-work', day });
  });
  it('is that work is on hold, or that dates will follow', () => {
    expect(next([], [ownProject(9, { status: 'on_hold' })])).toMatchObject({ kind: 'on-hold' });
    expect(next([], [ownProject(9, { startDate: null, workDays: [] })])).toEqual({
      kind: 'dates',
      title: 'Job 9',
    });
    expect(next([ownEstimate(1, approved)])).toEqual({ kind: 'dates', title: 'Roof 1' });
    expect(next([ownEstimate(1, { ...approved, changesJobId: 9 })])).toBeUndefined();
  });
  it('is our answer to their question, if nothing else is ahead', () => {
    const asked = ownEstimate(1, { openQuestions: 1 });
    expect(next([asked])).toMatchObject({ kind: 'question' });
    expect(next([asked], [ownProject(9)])).toMatchObject({ kind: 'starts' });
  });
});
