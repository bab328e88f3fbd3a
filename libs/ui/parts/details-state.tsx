// What stands in the place of one thing that cannot be shown: it is still read, it is not there, it
// is not open to whoever asks, or reading it failed.
import { Lock } from '@blueprintjs/icons';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState, ErrorPanel } from '@purlin/ui/ui.ts';

interface DetailsStateProps {
  /** What is said of it in each case. */
  readonly words: Readonly<
    Record<'notFound' | 'gone' | 'failed' | 'forbidden' | 'loading', string>
  >;
  readonly icon: ReactElement;
  /** Whether its address names one at all. */
  readonly known?: boolean;
  readonly problem: { readonly status: number; readonly message: string } | undefined;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Where all the others are. */
  readonly elsewhere?: ReactNode;
  /** What else is said when it is not there. */
  readonly gone?: string;
}

const NOT_ALLOWED = 403;
/** No such thing, or no number that a thing could have. */
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
