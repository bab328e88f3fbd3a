// The latest notifications, in the bell's panel. Loaded when it opens.
import { notifications } from '@purlin/contracts/notifications.ts';
import { Button, buttonClass, EmptyState, ErrorPanel } from '@purlin/ui/ui.ts';
import { Link, useCommand, useRead } from '@purlin/web/web.ts';
import { EyeOpen, Notifications } from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/notifications.ts';
import { NotificationItems } from './notification-items.tsx';

const LATEST = 8;
const PAGE = '/dashboard/notifications';

/** The notifications that need action. Opened estimates are grouped into one line. */
export default function Latest({
  views,
  onFollow,
}: {
  readonly views: number;
  readonly onFollow: () => void;
}) {
  const { data, problem, refresh, refreshing } = useRead(notifications.list, {
    query: { limit: LATEST, show: 'news' },
  });
  return (
    <>
      <div className="sh-news-head">
        <h2>{say('title')}</h2>
        {data && <MarkRead upTo={data.some(({ read }) => !read) ? data[0]?.id : undefined} />}
      </div>
      {problem && !data ? (
        <ErrorPanel
          title={say('failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : !data ? (
        <div className="pl-bones" role="status">
          <span className="pl-hidden">{say('loading')}</span>
          <span className="pl-bone pl-bone-wide" />
          <span className="pl-bone pl-bone-mid" />
          <span className="pl-bone pl-bone-wide" />
        </div>
      ) : data.length === 0 ? (
        <EmptyState icon={<Notifications size={24} />} title={say('nothing')}>
          {say('nothing-latest')}
        </EmptyState>
      ) : (
        <NotificationItems items={data} onFollow={onFollow} />
      )}
      <div className="sh-news-foot">
        {views > 0 && (
          <Link to={`${PAGE}?show=views`} onClick={onFollow} className="sh-news-views">
            <EyeOpen aria-hidden />
            {say('opened', { count: views })}
          </Link>
        )}
        <Link
          to={PAGE}
          onClick={onFollow}
          className={buttonClass({ variant: 'minimal', size: 'small' })}
        >
          {say('all')}
        </Link>
      </div>
    </>
  );
}

/** Marks everything up to the newest one shown as read; later arrivals stay unread. */
export function MarkRead({ upTo }: { readonly upTo: number | undefined }) {
  const read = useCommand(notifications.read, {
    toast: { failed: say('read-failed') },
  });
  if (upTo === undefined) return null;
  return (
    <Button
      size="small"
      variant="minimal"
      text={say('read-all')}
      loading={read.pending}
      onClick={() => void read.run({ body: { upTo } })}
    />
  );
}
