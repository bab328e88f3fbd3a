// The latest activity, for auditors, who read everything and change nothing.
import { notifications } from '@purlin/contracts/notifications.ts';
import { buttonClass, EmptyState, ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';
import { Notifications } from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/dashboard.ts';
import { NotificationItems } from '../notifications/notification-items.tsx';

const LATEST = 8;

export default function LatestHappenings() {
  const { data, problem, refresh, refreshing } = useRead(notifications.list, {
    query: { limit: LATEST },
  });
  return (
    <Panel
      flush
      title={say('happenings')}
      actions={
        <Link to="/dashboard/notifications" className={buttonClass({ size: 'small' })}>
          {say('all-happenings')}
        </Link>
      }
    >
      {problem && !data ? (
        <ErrorPanel
          title={say('happenings-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : data?.length === 0 ? (
        <EmptyState icon={<Notifications size={24} />} title={say('no-happenings')} />
      ) : (
        <NotificationItems items={data ?? []} />
      )}
    </Panel>
  );
}
