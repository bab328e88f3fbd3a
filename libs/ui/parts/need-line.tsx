// What waits for somebody on the dashboard, a line each: whose it is, what is the matter, how much
// it is, and the way to it.
import { TickCircleIcon } from '@blueprintjs/icons';
import { classNames, EmptyState } from '@purlin/ui/ui.ts';
import type { ReactElement, ReactNode } from 'react';

interface NeedListProps {
  /** What the list holds, for assistive technology. */
  readonly name: string;
  /** `NeedLine`s; unset while they are on their way. */
  readonly lines: readonly ReactElement[] | undefined;
  readonly loading: string;
  /** What is said where nothing waits, and what would. */
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

/** For the link at the end of a line: all of the line leads there. */
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
  /** A sentence goes on after it. */
  readonly who: string;
  readonly what: string;
  /** That it should have been done. */
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
