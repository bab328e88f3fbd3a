// A time zone as calendar files name it (VTIMEZONE): every turn of its clock in some years, so that
// a program that does not know the zone still shows the hour that was meant.
import { DateTime } from 'luxon';

interface Turn {
  /** What the clock says as it is turned, in the old offset. */
  readonly at: DateTime;
  /** Minutes before and after it. */
  readonly from: number;
  readonly to: number;
  readonly summer: boolean;
  readonly name: string;
}

/** At most so long a zone stays as it is between two turns that are looked for. */
const STEP_DAYS = 20;

const offset = (minutes: number): string => {
  const [sign, whole] = [minutes < 0 ? '-' : '+', Math.abs(minutes)];
  const two = (n: number) => `${Math.floor(n)}`.padStart(2, '0');
  return `${sign}${two(whole / 60)}${two(whole % 60)}`;
};

/** The minute at which the offset is another one for the first time. */
function turnBetween(before: DateTime, after: DateTime): Turn {
  let [low, high] = [before.toMillis() / 60_000, after.toMillis() / 60_000];
  const at = (minute: number) => DateTime.fromMillis(minute * 60_000, { zone: before.zone });
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (at(middle).offset === before.offset) low = middle;
    else high = middle;
  }
  const turned = at(high);
  return {
    at: turned.setZone(`UTC${offset(before.offset).replace(/(\d\d)$/, ':$1')}`),
    from: before.offset,
    to: turned.offset,
    summer: turned.isInDST,
    name: turned.offsetNameShort ?? '',
  };
}

function turnsOf(zone: string, [from, to]: readonly [number, number]): readonly Turn[] {
  const turns: Turn[] = [];
  const end = DateTime.fromObject({ year: to + 1 }, { zone });
  let before = DateTime.fromObject({ year: from }, { zone });
  while (before < end) {
    const after = before.plus({ days: STEP_DAYS });
    if (after.offset !== before.offset) turns.push(turnBetween(before, after));
    before = after;
  }
  return turns;
}

const block = (
  kind: 'STANDARD' | 'DAYLIGHT',
  at: string,
  from: number,
  to: number,
  name: string,
) => [
  `BEGIN:${kind}`,
  `DTSTART:${at}`,
  `TZOFFSETFROM:${offset(from)}`,
  `TZOFFSETTO:${offset(to)}`,
  ...(name ? [`TZNAME:${name}`] : []),
  `END:${kind}`,
];

/** The block of a zone for these years, both included. */
export function timeZoneBlock(zone: string, years: readonly [from: number, to: number]): string {
  const first = DateTime.fromObject({ year: years[0] }, { zone });
  const start = block(
    first.isInDST ? 'DAYLIGHT' : 'STANDARD',
    `${years[0]}0101T000000`,
    first.offset,
    first.offset,
    first.offsetNameShort ?? '',
  );
  const turns = turnsOf(zone, years).flatMap(({ at, from, to, summer, name }) =>
    block(summer ? 'DAYLIGHT' : 'STANDARD', at.toFormat("yyyyLLdd'T'HHmmss"), from, to, name),
  );
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...start, ...turns, 'END:VTIMEZONE', ''].join('\r\n');
}
