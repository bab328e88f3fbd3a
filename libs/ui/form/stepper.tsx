// A wizard's progress: its steps and the current one.
import { say } from '@purlin/words/screens/furniture.ts';
import { TickIcon } from '@blueprintjs/icons';
import { classNames } from '@purlin/ui/ui.ts';
import './stepper.css';

/** `short` is the name shown on a small screen. */
export interface Step {
  readonly label: string;
  readonly short: string;
  /** What is missing in a step that was passed: "a title". */
  readonly needs?: string | undefined;
}

/** `current` is a zero-based index. */
export function Stepper({
  steps,
  current,
}: {
  readonly steps: readonly Step[];
  readonly current: number;
}) {
  return (
    <ol className="pl-stepper" aria-label={say('steps')}>
      {steps.map(({ label, short, needs }, n) => (
        <li
          key={label}
          className={classNames('pl-step', n < current && !needs && 'pl-step-done')}
          {...(n === current ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="pl-step-mark" aria-hidden>
            {n >= current ? n + 1 : needs ? '!' : <TickIcon />}
          </span>
          <span className="pl-long">{label}</span>
          <span className="pl-short">{short}</span>
          {n < current && (
            <span className="pl-hidden">{needs ? ` (needs ${needs})` : ' (done)'}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
