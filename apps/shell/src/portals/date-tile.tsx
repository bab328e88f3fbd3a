// A date as a calendar tile.
import { leafOf } from './portal-dates.ts';

export function DateTile({ day }: { readonly day: string | undefined }) {
  if (day === undefined)
    return (
      <span className="sh-tile sh-tile-open" aria-hidden>
        <b>?</b>
      </span>
    );
  const { weekday, date, month } = leafOf(day);
  return (
    <span className="sh-tile" aria-hidden>
      {weekday}
      <b>{date}</b>
      {month}
    </span>
  );
}
