// The head of a lane: its crew.
import type { CSSProperties } from 'react';

export const LaneHead = ({
  name,
  detail,
  color,
}: {
  readonly name: string;
  readonly detail: string;
  readonly color: string | null;
}) => (
  <div
    role="rowheader"
    className="cal-lane-head"
    style={color === null ? {} : ({ '--crew': color } as CSSProperties)}
  >
    <b>{name}</b>
    <span>{detail}</span>
  </div>
);
