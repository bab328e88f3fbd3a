// What a job does, refuses and repeats silently; and what the clock on the company's wall says.
import { describe, expect, it } from 'vitest';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { fromStored } from '@purlin/event-sourcing/stored-event.ts';
import golden from './golden.json' with { type: 'json' };
import { job, type JobEvent } from './job.ts';
import { commands } from './job-shapes.ts';
import { LocalTime, localTimeOf } from './local-time.ts';

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
  it('puts the roof on the calendar', () => given().when(schedule, meta).then(scheduled));
  it('needs neither end nor budget', () =>
    given()
      .when({ ...schedule, data: { ...details, end: null, budgetCents: null } }, meta)
      .then({ ...scheduled, data: { ...details, end: null, budgetCents: null } }));
  it('happens once for an estimate, whatever is asked the second time', () =>
    given(scheduled)
      .when({ ...schedule, data: { ...details, title: 'Another' } }, meta)
      .thenNothing());
  it('has a number of its own', () => given().when(schedule, { id: 4 }).then(scheduled));
  it('is of one estimate', () =>
    given(scheduled)
      .when({ ...schedule, data: { ...details, estimateId: 18 } }, meta)
      .thenRefused('job-of-another-estimate'));
  it('does not end before it starts', () =>
    given()
      .when({ ...schedule, data: { ...details, end: '2026-03-09T07:59' } }, meta)
      .thenRefused('job-ends-before-it-starts'));
  it.each(['title', 'address'] as const)('needs %s', (field) =>
    expect(
      commands.ScheduleJob.safeParse({ ...details, [field]: ' ' }).error?.issues,
    ).toMatchObject([{ path: [field], message: 'Please fill in all required fields' }]),
  );
});

describe('local time', () => {
  it('takes a date as that day, at the hour that is asked for', () =>
    expect(localTimeOf('2026-03-09', 'America/Los_Angeles', '08:00')).toBe('2026-03-09T08:00'));
  it("takes a time without a zone as the company's", () =>
    expect(localTimeOf('2026-03-09T07:30:00', 'America/Los_Angeles', '08:00')).toBe(
      '2026-03-09T07:30',
    ));
  it('turns an instant into what the wall clock says, on either side of daylight saving', () => {
    expect(localTimeOf('2026-03-07T16:00:00.000Z', 'America/Los_Angeles', '08:00')).toBe(
      '2026-03-07T08:00',
    );
    expect(localTimeOf('2026-03-09T16:00:00.000Z', 'America/Los_Angeles', '08:00')).toBe(
      '2026-03-09T09:00',
    );
    expect(localTimeOf('2026-03-09T16:00:00-07:00', 'America/Los_Angeles', '08:00')).toBe(
      '2026-03-09T16:00',
    );
  });
  it.each(['2026-02-30T08:00', '2026-03-09T25:00', '2026-03-09'])('does not take %s', (text) =>
    expect(LocalTime.safeParse(text).success).toBe(false),
  );
});

describe('history', () => {
  it('reads every version of every event ever written', () => {
    const read = golden.map(({ type, schema, data }) => ({
      type,
      data: fromStored(job, { type, data }, schema),
    }));
    expect(fold(job, read)).toEqual({ status: 'scheduled', estimateId: 17 });
  });
});
