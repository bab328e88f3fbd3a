// A toggle between a few views.
import type { ReactNode } from 'react';

export function Toggle<const Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: ReactNode;
  }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <div className="cal-toggle" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon}
          <span className={choice.icon ? 'cal-toggle-word' : undefined}>{choice.label}</span>
        </button>
      ))}
    </div>
  );
}
