// Shown in place of a record that is not available: it is loading, does not exist, may not be seen
// by this user, or failed to load.
import { Lock } from '@blueprintjs/icons';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState, ErrorPanel } from '@purlin/ui/ui.ts';

interface DetailsStateProps {
  /** The text for each case. */
  readonly words: Readonly<
    Record<'notFound' | 'gone' | 'failed' | 'forbidden' | 'loading', string>
  >;
  readonly icon: ReactElement;
  /** Whether the URL contains a valid record number. */
  readonly known?: boolean;
  readonly problem: { readonly status: number; readonly message: string } | undefined;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** A link to the list. */
  readonly elsewhere?: ReactNode;
  /** Extra text for a record that does not exist. */
  readonly gone?: string;
}

const NOT_ALLOWED = 403;
/** No such record, or not a valid record number. */
const NOT_THERE = new Set([400, 404]);

export function DetailsState({
  words,
  icon,
  known = true,
  problem,
  onRetry,
  retrying = false,
  elsewhere,
  gone = words.gone,
}: DetailsStateProps) {
  if (!known || (problem && NOT_THERE.has(problem.status)))
    return (
      <EmptyState icon={icon} title={words.notFound} action={elsewhere}>
        {gone}
      </EmptyState>
    );
  if (problem?.status === NOT_ALLOWED)
    return (
      <EmptyState icon={<Lock size={24} />} title={words.forbidden} action={elsewhere}>
        {problem.message}
      </EmptyState>
    );
  if (problem)
    return (
      <ErrorPanel
        title={words.failed}
        message={problem.message}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  return (
    <output className="pl-bones">
      <span className="pl-hidden">{words.loading}</span>
      <span className="pl-bone pl-bone-block" />
    </output>
  );
}
