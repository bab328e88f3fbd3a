// A paged list of history entries with its loading, empty and error states.
import { clients, type TimelineEntry } from '@purlin/contracts/clients.ts';
import { Button, ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Link, useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly id: number;
  readonly only?: 'messages';
  readonly failed: string;
  readonly empty: ReactNode;
  readonly children: (entries: readonly TimelineEntry[]) => ReactNode;
}

export function EntryList({ title, id, only, failed, empty, children }: Props) {
  const list = useList(clients.timeline, {
    params: { id },
    query: { limit: 15, ...(only ? { only } : {}) },
  });
  if (list.problem && list.items.length === 0)
    return (
      <Panel title={title}>
        <ErrorPanel
          title={failed}
          message={list.problem.message}
          onRetry={list.refresh}
          retrying={list.refreshing}
        />
      </Panel>
    );
  if (!list.loading && list.items.length === 0)
    return (
      <Panel title={title} flush>
        {empty}
      </Panel>
    );
  return (
    <Panel title={title}>
      {list.loading ? (
        <div className="pl-bones" aria-hidden>
          <span className="pl-bone pl-bone-mid" />
          <span className="pl-bone pl-bone-wide" />
          <span className="pl-bone pl-bone-mid" />
        </div>
      ) : (
        children(list.items)
      )}
      {list.hasMore && (
        <div className="cp-more">
          <Button text={say('show-more')} onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </Panel>
  );
}

const pages = { estimate: '/estimates/', job: '/calendar/jobs/', client: '/clients/' } as const;

/** A link to the estimate or job that an entry is about. */
export const Subject = ({ about, subject }: TimelineEntry) =>
  subject && <Link to={`${pages[about]}${subject.id}`}>{subject.title}</Link>;

/** A compact empty state for a section. */
export const Nothing = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <p className="cp-none">
    <strong>{title}</strong>
    {children}
  </p>
);
