// The history of a vendor, their account and their payments, newest first.
import { vendors } from '@purlin/contracts/vendors.ts';
import { Button, ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Log } from '@purlin/ui/record/log.tsx';
import { Link, Moment, useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';

export function VendorTimeline({ id }: { readonly id: number }) {
  const list = useList(vendors.timeline, { params: { id }, query: { limit: 12 } });
  return (
    <Panel flush title={say('timeline')}>
      {list.problem && list.items.length === 0 ? (
        <ErrorPanel
          title={say('timeline-failed')}
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
                  <Link className="pay-number" to={`/vendor-payments/${entry.subject.id}`}>
                    {entry.subject.title}
                  </Link>
                </>
              ) : (
                entry.summary
              ),
          }))}
        />
      )}
      {list.hasMore && (
        <div className="pl-more">
          <Button text={say('show-more')} onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </Panel>
  );
}
