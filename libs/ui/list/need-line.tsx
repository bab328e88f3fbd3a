// Items on the dashboard that need action, one line each: who, what, how much, and a link.
import { TickCircleIcon } from '@blueprintjs/icons';
import { classNames, EmptyState } from '@purlin/ui/ui.ts';
import type { ReactElement, ReactNode } from 'react';

interface NeedListProps {
  /** The list's accessible name. */
  readonly name: string;
  /** The `NeedLine`s; unset while they load. */
  readonly lines: readonly ReactElement[] | undefined;
  readonly loading: string;
  /** Shown if nothing needs action. */
  readonly nothing: string;
  readonly nothingMeans: string;
}

export function NeedList({ name, lines, loading, nothing, nothingMeans }: NeedListProps) {
  if (!lines)
    return (
      <div className="pl-panel-body">
        <output className="pl-hidden">{loading}</output>
        <span className="pl-bone pl-bone-wide" />
      </div>
    );
  if (lines.length === 0)
    return (
      <EmptyState icon={<TickCircleIcon size={24} />} title={nothing}>
        {nothingMeans}
      </EmptyState>
    );
  return (
    <ul aria-label={name} className="pl-needs">
      {lines}
    </ul>
  );
}

/** The class of the link at the end of a line. It covers the whole line. */
export const NEED_DEED = 'pl-need-do';

export const NeedLine = ({
  icon,
  who,
  what,
  when,
  sum,
  deed,
}: {
  readonly icon: ReactElement;
  /** The sentence continues after it. */
  readonly who: string;
  readonly what: string;
  /** Set if it is overdue. */
  readonly when?: ReactNode;
  readonly sum?: ReactNode;
  readonly deed: ReactElement;
}) => (
  <li className={classNames('pl-need', when !== undefined && 'pl-need-late')}>
    <span className="pl-need-icon" aria-hidden>
      {icon}
    </span>
    <span className="pl-need-words">
      <strong>{who}</strong> {what}
      {when !== undefined && <span className="pl-need-when">{when}</span>}
    </span>
    <span className="pl-need-sum">{sum}</span>
    {deed}
  </li>
);
