// Jobs: scheduling, dates, status.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { job, type JobEvent } from './job.ts';
import { commands } from './job-shapes.ts';

const given = scenario(job);
const details = {
  estimateId: 17,
  client: { id: 3, name: 'Dana' },
  title: 'New ridge vent',
  description: '',
  address: '1 Oak St',
  start: '2026-03-09T08:00',
  end: '2026-03-10T16:30',
  budgetCents: 109_440,
  notes: '',
};
const scheduled: JobEvent = { type: 'JobScheduled', data: details };
const schedule = { type: 'ScheduleJob', data: details } as const;
const meta = { id: 17 };

describe('scheduling', () => {
  it('puts the job on the calendar', () => given().when(schedule, meta).then(scheduled));
  it('requires neither end nor budget', () =>
    given()
      .when({ ...schedule, data: { ...details, end: null, budgetCents: null } }, meta)
      .then({ ...scheduled, data: { ...details, end: null, budgetCents: null } }));
  it('happens once per estimate', () =>
    given(scheduled)
      .when({ ...schedule, data: { ...details, title: 'Another' } }, meta)
      .thenNothing());
  it('has its own number', () => given().when(schedule, { id: 4 }).then(scheduled));
  it('is refused for another estimate', () =>
    given(scheduled)
      .when({ ...schedule, data: { ...details, estimateId: 18 } }, meta)
      .thenRefused('job-of-another-estimate'));
  it('can’t end before it starts', () =>
    given()
      .when({ ...schedule, data: { ...details, end: '2026-03-09T07:59' } }, meta)
      .thenRefused('job-ends-before-it-starts'));
  it('can’t take longer than a year', () =>
    given()
      .when({ ...schedule, data: { ...details, end: '2027-03-10T16:30' } }, meta)
      .thenRefused('job-too-long'));
  it.each(['title', 'address'] as const)('requires %s', (field) =>
    expect(
      commands.ScheduleJob.safeParse({ ...details, [field]: ' ' }).error?.issues,
    ).toMatchObject([{ path: [field], message: 'Please fill in all required fields' }]),
  );
});

describe('adding without an estimate', () => {
  const { estimateId: _, ...own } = details;
  const add = (dates: object = {}) => ({ type: 'AddJob', data: { ...own, ...dates } }) as const;
  it('needs no dates', () =>
    given()
      .when(add({ start: null, end: null }))
      .then({ type: 'JobAdded', data: { ...own, start: null, end: null } }));
  it('happens once', () =>
    given({ type: 'JobAdded', data: own })
      .when(add({ title: 'Another' }))
      .thenNothing());
  it('has no end without a start', () =>
    given()
      .when(add({ start: null }))
      .thenRefused('job-ends-without-start'));
  it('may begin and end at the same minute', () =>
    given()
      .when(add({ end: details.start }))
      .then({ type: 'JobAdded', data: { ...own, end: details.start } }));
});

describe('editing', () => {
  const { title, description, address, budgetCents, notes } = details;
  const words = { title, description, address, budgetCents, notes };
  const edit = (data: object) => ({ type: 'EditJob', data }) as const;
  it('changes the given fields and keeps the others', () =>
    given(scheduled)
      .when(edit({ notes: 'Dog', budgetCents: null }))
      .then({ type: 'JobDetailsChanged', data: { ...words, notes: 'Dog', budgetCents: null } }));
  it('does nothing when nothing changes, and requires a job', () => {
    given(scheduled).when(edit(words)).thenNothing();
    given().when(edit(words)).thenRefused('job-not-found');
  });
});

describe('dates', () => {
  const to = (start: string | null, end: string | null = null, dateChanges?: number) =>
    ({ type: 'RescheduleJob', data: { start, end, reason: 'Rain', dateChanges } }) as const;
  const moved = (start: string | null, end: string | null = null): JobEvent => ({
    type: 'JobRescheduled',
    data: { start, end, reason: 'Rain', vendors: [] },
  });
  it('are changed; repeating it does nothing', () => {
    given(scheduled)
      .when(to('2026-12-31T22:00', '2027-01-01T02:00'))
      .then(moved('2026-12-31T22:00', '2027-01-01T02:00'));
    given(scheduled).when(to(details.start, details.end)).thenNothing();
  });
  it('are not changed if the caller missed a change', () => {
    given(scheduled, moved('2026-04-01T08:00'))
      .when(to('2026-04-02T08:00', null, 0))
      .thenRefused('job-moved-meanwhile');
    given(scheduled, moved('2026-04-01T08:00'))
      .when(to('2026-04-02T08:00', null, 1))
      .then(moved('2026-04-02T08:00'));
  });
  describe('with the crew', () => {
    const on = (assigneeId: number): JobEvent => ({
      type: 'AssignmentMade',
      data: { kind: 'crew', assigneeId, start: null, end: null },
    });
    const off = (assigneeId: number): JobEvent => ({
      type: 'AssignmentEnded',
      data: { kind: 'crew', assigneeId },
    });
    const into = (start: string, from: number | null, crew: number | null, dateChanges = 0) => {
      const { data, type } = to(start, start === details.start ? details.end : null, dateChanges);
      return { type, data: { ...data, crew: { from, to: crew } } } as const;
    };
    it('are changed together, and undone together', () => {
      given(scheduled, on(4))
        .when(into('2026-04-02T08:00', 4, 7))
        .then(moved('2026-04-02T08:00'), off(4), on(7));
      given(scheduled, on(4), moved('2026-04-02T08:00'), off(4), on(7))
        .when(into(details.start, 7, 4, 1))
        .then(moved(details.start, details.end), off(7), on(4));
    });
    it('may stay while the crew changes', () => {
      given(scheduled)
        .when(into(details.start, null, 7))
        .then(on(7));
      given(scheduled, on(7))
        .when(into(details.start, 7, null))
        .then(off(7));
      given(scheduled, on(7))
        .when(into(details.start, 7, 7))
        .thenNothing();
    });
    it('keep a crew with its own times', () => {
      const own: JobEvent = {
        type: 'AssignmentMade',
        data: { kind: 'crew', assigneeId: 7, start: details.start, end: null },
      };
      given(scheduled, own, on(4))
        .when(into(details.start, 4, 7))
        .then(off(4));
    });
    it('are not changed if either changed since', () => {
      given(scheduled, on(4), off(4))
        .when(into('2026-04-02T08:00', 4, 7))
        .thenRefused('job-moved-meanwhile');
      given(scheduled, on(4), moved('2026-04-01T08:00'))
        .when(into(details.start, 4, 7))
        .thenRefused('job-moved-meanwhile');
    });
  });
  it('must be in order', () =>
    given(scheduled)
      .when(to('2026-03-09T08:00', '2026-03-09T07:59'))
      .thenRefused('job-ends-before-it-starts'));
  it('can be removed until work begins', () => {
    given(scheduled).when(to(null)).then(moved(null));
    given(scheduled, { type: 'JobStarted', data: {} }).when(to(null)).thenRefused('job-is-at-work');
  });
});

describe('status', () => {
  const at = (type: 'StartJob' | 'ResumeJob' | 'CompleteJob' | 'ReopenJob') =>
    ({ type, data: {} }) as const;
  const because = (type: 'HoldJob' | 'CancelJob') => ({ type, data: { reason: 'Rain' } }) as const;
  const started: JobEvent = { type: 'JobStarted', data: {} };
  const held: JobEvent = { type: 'JobPutOnHold', data: { reason: 'Rain' } };
  const resumed: JobEvent = { type: 'JobResumed', data: {} };
  const completed: JobEvent = { type: 'JobCompleted', data: { end: null, vendors: [] } };
  const cancelled: JobEvent = { type: 'JobCancelled', data: { reason: 'Rain', vendors: [] } };
  const reopened: JobEvent = { type: 'JobReopened', data: { vendors: [] } };
  it.each([
    ['starts', [], at('StartJob'), started],
    ['pauses', [started], because('HoldJob'), held],
    ['goes on', [started, held], at('ResumeJob'), resumed],
    ['ends', [started], at('CompleteJob'), completed],
    ['is cancelled', [held], because('CancelJob'), cancelled],
    ['opens again after its end', [completed], at('ReopenJob'), reopened],
    ['opens again when it was cancelled', [cancelled], at('ReopenJob'), reopened],
  ] as const)('%s', (_, before, command, event) =>
    given(scheduled, ...before)
      .when(command)
      .then(event),
  );
  it.each([
    [[started], at('StartJob')],
    [[held], because('HoldJob')],
    [[started], at('ResumeJob')],
    [[completed], at('CompleteJob')],
    [[cancelled], because('CancelJob')],
    [[started], at('ReopenJob')],
  ] as const)('after %j does nothing again', (before, command) =>
    given(scheduled, ...before)
      .when(command)
      .thenNothing(),
  );
  it.each([
    [[held], at('StartJob'), 'job-on-hold'],
    [[held], at('CompleteJob'), 'job-on-hold'],
    [[completed], at('StartJob'), 'job-is-over'],
    [[completed], because('CancelJob'), 'job-is-over'],
    [[cancelled], because('HoldJob'), 'job-is-over'],
    [[cancelled], at('CompleteJob'), 'job-is-over'],
  ] as const)('after %j refuses', (before, command, code) =>
    given(scheduled, ...before)
      .when(command)
      .thenRefused(code),
  );
  it('requires dates to start and to complete', () => {
    const waiting: JobEvent = {
      type: 'JobRescheduled',
      data: { start: null, end: null, reason: '', vendors: [] },
    };
    for (const command of [at('StartJob'), at('CompleteJob')])
      given(scheduled, waiting).when(command).thenRefused('job-without-dates');
  });
  it('moves to given dates when it starts', () => {
    const there = { start: details.start, end: details.end };
    given(scheduled)
      .when({ type: 'StartJob', data: { to: there } })
      .then(started);
    const to = { start: '2026-03-02T08:00', end: '2026-03-03T16:30' };
    const moved: JobEvent = { type: 'JobRescheduled', data: { ...to, reason: '', vendors: [] } };
    given(scheduled).when({ type: 'StartJob', data: { to } }).then(moved, started);
    given(scheduled)
      .when({ type: 'StartJob', data: { to: { ...to, end: '2026-03-01T08:00' } } })
      .thenRefused('job-ends-before-it-starts');
  });
  it('resumes its former status', () => {
    const status = (...events: JobEvent[]) => fold(job, [scheduled, ...events]).status;
    expect(status(held, resumed)).toBe('scheduled');
    expect(status(started, held, resumed)).toBe('in_progress');
    expect(status(cancelled, reopened)).toBe('scheduled');
    expect(status(started, cancelled, reopened)).toBe('in_progress');
    expect(status(completed, reopened)).toBe('in_progress');
  });
  it.each(['HoldJob', 'CancelJob'] as const)('%s requires a reason', (name) =>
    expect(commands[name].safeParse({ reason: ' ' }).error?.issues).toMatchObject([
      { path: ['reason'], message: 'Please enter a reason' },
    ]),
  );
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(job, { type, data }, schema),
    }));
    expect(fold(job, read.slice(0, 1))).toEqual({
      status: 'scheduled',
      begun: false,
      estimateId: 17,
      words: {
        title: 'New ridge vent',
        description: 'Along the main ridge',
        address: '2210 Friendly St, Eugene',
        budgetCents: 109_440,
        notes: 'Dog in the yard',
      },
      start: '2026-03-09T08:00',
      end: '2026-03-10T16:30',
      plannedEnd: null,
      photos: [],
      shared: [],
      dateChanges: 0,
      assignments: {},
      answers: {},
      checklist: { name: '', steps: [], ticked: [], last: 0 },
    });
    expect(fold(job, read)).toMatchObject({
      status: 'in_progress',
      dateChanges: 4,
      assignments: { 'vendor-5': { start: null, end: null } },
      answers: { 5: { what: 'confirmed' }, 6: { what: 'proposed' } },
      checklist: { name: 'Roof replacement', ticked: [], last: 2 },
    });
    expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(Object.keys(job.events)));
  });
});
