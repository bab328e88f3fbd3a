// What happened with a vendor, their account and their payments, newest first.
import { vendors } from '@purlin/contracts/vendors.ts';
import { Button, ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Log } from '@purlin/ui/parts/log.tsx';
import { Link, Moment, useList } from '@purlin/web/web.ts';

export function VendorTimeline({ id }: { readonly id: number }) {
  const list = useList(vendors.timeline, { params: { id }, query: { limit: 12 } });
  return (
    <Panel flush title="Timeline">
      {list.problem && list.items.length === 0 ? (
        <ErrorPanel
          title="The timeline could not be loaded"
          message={list.problem.message}
          onRetry={list.refresh}
          retrying={list.refreshing}
        />
      ) : (
        <Log
          entries={list.items.map((entry) => ({
            id: entry.id,
            by: entry.by,
            at: <Moment at={entry.at} />,
            says:
              entry.subject && entry.about === 'payment' ? (
                <>
                  {entry.summary}{' '}
                  <Link to={`/vendor-payments/${entry.subject.id}`}>{entry.subject.title}</Link>
                </>
              ) : (
                entry.summary
              ),
          }))}
        />
      )}
      {list.hasMore && (
        <div className="pl-more">
          <Button text="Show more" onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </Panel>
  );
}
