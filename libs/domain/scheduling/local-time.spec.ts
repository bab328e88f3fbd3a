// Local times of jobs, including daylight saving changes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LocalTime, localTimeOf } from './local-time.ts';

describe('local time', () => {
  it('uses the given time of day for a date', () =>
    expect(localTimeOf('2026-03-09', 'America/Los_Angeles', '08:00')).toBe('2026-03-09T08:00'));
  it("takes a time without a zone as the company's", () =>
    expect(localTimeOf('2026-03-09T07:30:00', 'America/Los_Angeles', '08:00')).toBe(
      '2026-03-09T07:30',
    ));
  it('converts an instant to the wall clock, on either side of daylight saving', () => {
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
  const seconds = Date.parse('2020-01-01') / 1000;
  const instants = fc.integer({ min: seconds, max: seconds + 20 * 366 * 86_400 });
  const zones = fc.constantFrom('America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'UTC');
  it('exists for every instant, within the range of UTC offsets', () =>
    fc.assert(
      fc.property(instants, zones, (second, zone) => {
        const local = localTimeOf(new Date(second * 1000).toISOString(), zone, '08:00');
        expect(LocalTime.safeParse(local).success).toBe(true);
        expect(Math.abs(Date.parse(`${local}Z`) / 1000 - second)).toBeLessThanOrEqual(14 * 3600);
      }),
    ));
  it('advances an hour per hour, except in the two nights of daylight saving', () =>
    fc.assert(
      fc.property(instants, zones, (second, zone) => {
        const minutesAt = (at: number): number =>
          Date.parse(`${localTimeOf(new Date(at * 1000).toISOString(), zone, '')}Z`) / 60_000;
        expect([0, 60, 120]).toContain(minutesAt(second + 3600) - minutesAt(second));
      }),
    ));
  it.each(['2026-02-30T08:00', '2026-03-09T25:00', '2026-03-09'])('rejects %s', (text) =>
    expect(LocalTime.safeParse(text).success).toBe(false),
  );

  const ZONES = ['America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'] as const;
  const clocks = new Map(
    ZONES.map((zone) => [
      zone,
      new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
    ]),
  );
  /** Whether the zone's clock ever shows this time; tries every UTC offset. */
  const isShown = (local: string, zone: (typeof ZONES)[number]): boolean =>
    Array.from({ length: 4 * 27 }, (_, quarter) => quarter * 15 - 12 * 60).some(
      (ahead) =>
        clocks
          .get(zone)!
          .format(Date.parse(`${local}Z`) - ahead * 60_000)
          .replace(' ', 'T') === local,
    );
  const minutes = Date.parse('2024-01-01T00:00Z') / 60_000;
  /** Half of them in the early hours around daylight saving changes. */
  const locals = fc.oneof(
    fc.integer({ min: minutes, max: minutes + 4 * 366 * 1440 }),
    fc
      .tuple(
        fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-04', '2026-11-01', '2027-03-14'),
        fc.integer({ min: 0, max: 300 }),
      )
      .map(([day, minute]) => Date.parse(`${day}T00:00Z`) / 60_000 + minute),
  );
  it('stays if it exists; a skipped time moves later by the clock change', () =>
    fc.assert(
      fc.property(locals, fc.constantFrom(...ZONES), (minute, zone) => {
        const local = new Date(minute * 60_000).toISOString().slice(0, 16);
        const taken = localTimeOf(local, zone, '08:00');
        if (isShown(local, zone)) expect(taken).toBe(local);
        else {
          expect(isShown(taken, zone)).toBe(true);
          expect([30, 60]).toContain(Date.parse(`${taken}Z`) / 60_000 - minute);
        }
      }),
      { numRuns: 400 },
    ));
  it('becomes 3:30 for 2:30 in the night that skips it', () => {
    expect(localTimeOf('2026-03-08T02:30', 'America/Los_Angeles', '08:00')).toBe(
      '2026-03-08T03:30',
    );
    expect(localTimeOf('2026-11-01T01:30', 'America/Los_Angeles', '08:00')).toBe(
      '2026-11-01T01:30',
    );
  });
});
