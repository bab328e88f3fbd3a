// A list in a portal with its loading, error and empty states.
import { ErrorPanel, Panel, Spinner } from '@purlin/ui/ui.ts';
import type { Read } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/portals.ts';
import type { ReactNode } from 'react';

type Reading = Omit<Read<unknown>, 'data'> & { readonly items: readonly unknown[] };

export function OwnList({
  list: { items, loading, problem, refresh, refreshing },
  what,
  empty,
  children,
}: {
  readonly list: Reading;
  readonly what: 'estimates' | 'projects' | 'payments' | 'orders' | 'schedule' | 'messages';
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}) {
  if (problem)
    return (
      <Panel>
        <ErrorPanel
          title={say(`failed.${what}`)}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      </Panel>
    );
  if (loading)
    return (
      <Panel>
        <Spinner aria-label={say(`loading.${what}`)} />
      </Panel>
    );
  return items.length === 0 ? empty : children;
}
