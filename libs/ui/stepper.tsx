// Where somebody stands in a wizard.
import { TickIcon } from '@blueprintjs/icons';
import { classNames } from './class-names.ts';

/** `short` is what a small screen shows. */
export interface Step {
  readonly label: string;
  readonly short: string;
}

/** `current` counts from 0. */
export function Stepper({
  steps,
  current,
}: {
  readonly steps: readonly Step[];
  readonly current: number;
}) {
  return (
    <ol className="pl-stepper" aria-label="Steps">
      {steps.map(({ label, short }, n) => (
        <li
          key={label}
          className={classNames('pl-step', n < current && 'pl-step-done')}
          {...(n === current ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="pl-step-mark" aria-hidden>
            {n < current ? <TickIcon /> : n + 1}
          </span>
          <span className="pl-long">{label}</span>
          <span className="pl-short">{short}</span>
          {n < current && <span className="pl-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
