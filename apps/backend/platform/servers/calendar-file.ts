// Calendar files (iCalendar, RFC 5545): appointments for the calendar programs of other people,
// with the zone that their times are in.
import ical, {
  ICalAttendeeRole,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendarData,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { timeZoneBlock } from './calendar-zone.ts';

export interface Appointment {
  /** The same for ever, so that a later one takes the place of this one. */
  readonly uid: string;
  /** Rises with every change. */
  readonly sequence: number;
  /** Instant of the last change, ISO 8601. */
  readonly changedAt: string;
  /** What the clock says where the file's zone is: year-month-dayThour:minute. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly place: string;
  readonly text?: string | undefined;
  readonly link?: string | undefined;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
}
interface Person {
  readonly name: string;
  readonly address: string;
}

export interface CalendarFile {
  readonly zone: string;
  /** The language-free name of the program that made it. */
  readonly program: string;
  /** What a calendar that follows the file is called; unset for an invitation. */
  readonly name?: string;
  /** How soon to look again, in minutes. */
  readonly everyMinutes?: number;
  /** `publish`: for whoever follows; the others are for one person, to be entered or taken out. */
  readonly method: 'publish' | 'request' | 'cancel';
  /** For `request` and `cancel`. */
  readonly from?: Person;
  readonly to?: Person;
  /** An invitation has one: all its parts would need the same UID (RFC 5546, 3.2.2). */
  readonly appointments: readonly Appointment[];
}

const METHODS = {
  publish: ICalCalendarMethod.PUBLISH,
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
} as const;
const STATUSES = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** The file's text. Google, Apple and Outlook show each time as the zone's clock has it. */
export function calendarFile(file: CalendarFile): string {
  const { zone, program, name, everyMinutes, method, from, to, appointments } = file;
  const data: ICalCalendarData = {
    prodId: { company: program, product: 'calendar', language: 'EN' },
    method: METHODS[method],
  };
  if (name !== undefined) data.name = name;
  if (everyMinutes !== undefined) data.ttl = everyMinutes * 60;
  const calendar = ical(data);
  for (const one of appointments) {
    const [start, end] = [one.start, one.end].map((at) => DateTime.fromISO(at, { zone }));
    const event = calendar.createEvent({
      id: one.uid,
      sequence: one.sequence,
      stamp: new Date(one.changedAt),
      lastModified: new Date(one.changedAt),
      timezone: zone,
      start: start!,
      // An end has to be later than the start (3.8.2.2); without one it is over as it begins.
      ...(end! > start! ? { end: end! } : {}),
      summary: one.title,
      location: one.place,
      status: STATUSES[one.status],
    });
    if (one.text) event.description(one.text);
    if (one.link) event.url(one.link);
    if (from) event.organizer({ name: from.name, email: from.address });
    if (to)
      event.createAttendee({
        name: to.name,
        email: to.address,
        role: ICalAttendeeRole.REQ,
        rsvp: false,
      });
  }
  // A line's end belongs to every line (RFC 5545, 3.1); the generator leaves the last one out.
  return withZone(
    `${calendar.toString().trimEnd()}\r\n`,
    timeZoneBlock(zone, yearsOf(appointments)),
  );
}

/**
 * The zone before the first appointment: the generator would put it before the calendar's last
 * properties, which come before all components (RFC 5545, 3.6).
 */
function withZone(text: string, zone: string): string {
  const at = text.search(/^(?:BEGIN:VEVENT|END:VCALENDAR)\r$/m);
  return text.slice(0, at) + zone + text.slice(at);
}

/** From the year before the first appointment to the year after the last one. */
function yearsOf(appointments: readonly Appointment[]): readonly [from: number, to: number] {
  const years = appointments.flatMap(({ start, end }) =>
    [start, end].map((at) => Number(at.slice(0, 4))),
  );
  return years.length === 0 ? [1970, 1970] : [Math.min(...years) - 1, Math.max(...years) + 1];
}
