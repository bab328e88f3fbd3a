// The life of a record as steps: done, current, upcoming.
import { CrossIcon, TickIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { say } from '@purlin/words/screens/showing.ts';
import './stations.css';

/** `failed`: the process ended here. */
export type StationState = 'done' | 'now' | 'ahead' | 'failed';
export interface Station {
  readonly name: string;
  readonly state: StationState;
  /** When it happened. */
  readonly at?: ReactNode;
  /** Who did it, or other details. */
  readonly says?: ReactNode;
}

/** `label` names the record. A change of the current step is announced. */
export const Stations = ({
  label,
  stations,
}: {
  readonly label: string;
  readonly stations: readonly Station[];
}) => (
  <ol className="pl-stations" aria-label={label} aria-live="polite">
    {stations.map(({ name, state, at, says }) => (
      <li key={name} data-state={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
        <span className="pl-station-pin" aria-hidden>
          {state === 'done' && <TickIcon size={12} />}
          {state === 'failed' && <CrossIcon size={12} />}
        </span>
        <strong>
          {name}
          <span className="pl-hidden">, {say(`station.${state}`)}</span>
        </strong>
        {at && <span className="pl-station-at">{at}</span>}
        {says && <div className="pl-station-says">{says}</div>}
      </li>
    ))}
  </ol>
);
