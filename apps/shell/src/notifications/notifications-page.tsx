// The screen /dashboard/notifications: client activity, newest first, with what needs action apart
// from mere views.
import { notifications, NotificationsShown } from '@purlin/contracts/notifications.ts';
import { Button, EmptyState, ErrorPanel, PageLayout, PageHeader, Panel } from '@purlin/ui/ui.ts';
import { Link, useList, usePageTitle, useSearchParams } from '@purlin/web/web.ts';
import { ChevronLeft, Notifications } from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/notifications.ts';
import { MarkRead } from './latest-news.tsx';
import { NotificationItems } from './notification-items.tsx';

const views: readonly {
  readonly name: 'show-all' | 'show-news' | 'show-views';
  readonly of: NotificationsShown | undefined;
}[] = [
  { name: 'show-all', of: undefined },
  { name: 'show-news', of: 'news' },
  { name: 'show-views', of: 'views' },
];

export default function NotificationsPage() {
  usePageTitle(say('title'));
  const [address] = useSearchParams();
  const show = NotificationsShown.safeParse(address.get('show')).data;
  const list = useList(notifications.list, { query: { limit: 30, ...(show ? { show } : {}) } });
  const { items } = list;
  return (
    <PageLayout list>
      <Link to="/dashboard" className="pl-back">
        <ChevronLeft />
        {say('dashboard')}
      </Link>
      <PageHeader
        title={say('title')}
        description={say('lead')}
        actions={<MarkRead upTo={items.some(({ read }) => !read) ? items[0]?.id : undefined} />}
      />
      <nav className="pl-views" aria-label={say('which')}>
        {views.map(({ name, of }) => (
          <Link
            key={name}
            to={of ? `?show=${of}` : '?'}
            replace
            {...(of === show ? { 'aria-current': 'page' } : {})}
          >
            {say(name)}
          </Link>
        ))}
      </nav>
      <Panel flush>
        {list.problem && items.length === 0 ? (
          <ErrorPanel
            title={say('failed')}
            message={list.problem.message}
            onRetry={list.refresh}
            retrying={list.refreshing}
          />
        ) : list.loading ? (
          <div className="pl-bones" role="status">
            <span className="pl-hidden">{say('loading')}</span>
            <span className="pl-bone pl-bone-wide" />
            <span className="pl-bone pl-bone-mid" />
            <span className="pl-bone pl-bone-wide" />
          </div>
        ) : items.length === 0 ? (
          <EmptyState icon={<Notifications size={24} />} title={say('nothing')}>
            {say('nothing-all')}
          </EmptyState>
        ) : (
          <NotificationItems items={items} />
        )}
        {list.hasMore && (
          <div className="pl-more">
            <Button text={say('more')} onClick={list.loadMore} loading={list.loadingMore} />
          </div>
        )}
      </Panel>
    </PageLayout>
  );
}
