// Calendar files: the zone's clock in every year, and what calendar programs need to know.
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { calendarFile, type Appointment } from './calendar-file.ts';
import { timeZoneBlock } from './calendar-zone.ts';

const appointment: Appointment = {
  uid: 'job-7@purlin.test',
  sequence: 4,
  changedAt: '2026-03-01T10:00:00.000Z',
  start: '2026-03-07T22:00',
  end: '2026-03-09T02:30',
  title: 'Ridge vent; south, "front"',
  place: '1 Oak St, Eugene',
  status: 'confirmed',
};
const zone = 'America/Los_Angeles';
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  it('has local times with their zone, and what changed since', () => {
    const text = unfolded(
      calendarFile({ zone, program: 'Purlin', method: 'publish', appointments: [appointment] }),
    );
    for (const line of [
      'METHOD:PUBLISH',
      'UID:job-7@purlin.test',
      'SEQUENCE:4',
      'DTSTAMP:20260301T100000Z',
      `DTSTART;TZID=${zone}:20260307T220000`,
      `DTEND;TZID=${zone}:20260309T023000`,
      'SUMMARY:Ridge vent\\; south\\, "front"',
      'LOCATION:1 Oak St\\, Eugene',
      'STATUS:CONFIRMED',
      'BEGIN:VTIMEZONE',
    ])
      expect(text.split('\r\n')).toContain(line);
  });
  it('is an invitation, or takes one back', () => {
    const one = (method: 'request' | 'cancel', status: Appointment['status']) =>
      unfolded(
        calendarFile({
          zone,
          program: 'Purlin',
          method,
          from: { name: 'Purlin Roofing', address: 'office@purlin.test' },
          to: { name: 'Valley Crane', address: 'ben@crane.example' },
          appointments: [{ ...appointment, status }],
        }),
      );
    expect(one('request', 'confirmed')).toMatch(
      /METHOD:REQUEST[^]*ORGANIZER[^]*office@purlin\.test/,
    );
    expect(one('request', 'confirmed')).toMatch(/ATTENDEE[^\n]*ben@crane\.example/);
    expect(one('cancel', 'cancelled')).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
  });
  it('has no line of more than 75 octets', () => {
    const title = 'Dachstühle ausbessern · '.repeat(20);
    const text = calendarFile({
      zone,
      program: 'Purlin',
      method: 'publish',
      appointments: [{ ...appointment, title }],
    });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
  it('ends every line as RFC 5545 has it, the last one too', () => {
    const text = calendarFile({
      zone,
      program: 'Purlin',
      name: 'Purlin Roofing',
      everyMinutes: 60,
      method: 'publish',
      appointments: [appointment],
    });
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n(?:[^\r\n]+\r\n)*END:VCALENDAR\r\n$/);
    expect(text).toContain('\r\nX-WR-CALNAME:Purlin Roofing\r\n');
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(text).toContain('\r\nX-PUBLISHED-TTL:PT1H\r\n');
    // Properties of the calendar come before its components (RFC 5545, 3.6).
    const lines = text.split('\r\n');
    expect(lines.indexOf('X-PUBLISHED-TTL:PT1H')).toBeLessThan(lines.indexOf('BEGIN:VTIMEZONE'));
    const components = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), -2).join('\n');
    expect(components.replaceAll(/^BEGIN:(V\w+)\n[^]*?^END:\1\n?/gm, '')).toBe('');
  });
});

/** What a program reads from the block: the offset that holds at a local time. */
function offsetFrom(text: string, local: string): number {
  const minutes = (written: string) =>
    (written.startsWith('-') ? -1 : 1) *
    (Number(written.slice(1, 3)) * 60 + Number(written.slice(3, 5)));
  const turns = [...text.matchAll(/DTSTART:(\S+)\r\nTZOFFSETFROM:\S+\r\nTZOFFSETTO:(\S+)/g)]
    .map(([, at, to]) => ({ at: at!, to: minutes(to!) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return turns.findLast(({ at }) => at <= local)!.to;
}

describe('the zone of a calendar file', () => {
  it.each([
    'America/Los_Angeles',
    'Europe/London',
    'Australia/Sydney',
    'Asia/Kolkata',
    'America/Phoenix',
  ])('turns the clock of %s when it is turned there', (name) => {
    const text = timeZoneBlock(name, [2024, 2030]);
    const minute = fc.integer({
      min: Date.UTC(2024, 0, 2) / 60_000,
      max: Date.UTC(2030, 11, 30) / 60_000,
    });
    fc.assert(
      fc.property(minute, (at) => {
        const now = DateTime.fromMillis(at * 60_000, { zone: name });
        // In the hour that the clock shows twice, or is turned over, a local time says too little.
        fc.pre(now.minus({ hours: 2 }).offset === now.plus({ hours: 2 }).offset);
        expect(offsetFrom(text, now.toFormat("yyyyLLdd'T'HHmmss"))).toBe(now.offset);
      }),
    );
  });
});
