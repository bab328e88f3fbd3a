// Notifications as a list: what a client did, with what was said, and the way there.
import {
  type Notification,
  type NotificationKind,
  notifications,
} from '@purlin/contracts/notifications.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { Link, Moment, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/notifications.ts';
import { Cross, Edit, Envelope, EyeOpen, Help, Person, Stop, Tick } from '@blueprintjs/icons';

const icons: Readonly<
  Record<NotificationKind, { readonly Icon: typeof Tick; readonly tone: string }>
> = {
  estimate_viewed: { Icon: EyeOpen, tone: 'seen' },
  estimate_approved: { Icon: Tick, tone: 'good' },
  estimate_declined: { Icon: Cross, tone: 'bad' },
  question_asked: { Icon: Help, tone: 'warn' },
  change_requested: { Icon: Edit, tone: 'warn' },
  email_failed: { Icon: Envelope, tone: 'bad' },
  email_bounced: { Icon: Envelope, tone: 'bad' },
  lead_received: { Icon: Person, tone: 'info' },
  payment_returned: { Icon: Cross, tone: 'bad' },
  payment_left_out: { Icon: Stop, tone: 'warn' },
  batch_rejected: { Icon: Cross, tone: 'bad' },
  batch_stopped: { Icon: Stop, tone: 'bad' },
  bank_answer_unclear: { Icon: Help, tone: 'bad' },
  account_turned_back: { Icon: Cross, tone: 'bad' },
  account_correction: { Icon: Edit, tone: 'warn' },
  payment_rules_loosened: { Icon: Stop, tone: 'bad' },
  quickbooks_reconnect: { Icon: Stop, tone: 'bad' },
  quickbooks_accounts: { Icon: Help, tone: 'warn' },
  quickbooks_needs: { Icon: Help, tone: 'warn' },
  paper_runs_out: { Icon: Help, tone: 'warn' },
  vendor_declined: { Icon: Cross, tone: 'bad' },
  vendor_proposed: { Icon: Edit, tone: 'warn' },
  vendor_withdrew: { Icon: Cross, tone: 'bad' },
};

export function NotificationItems({
  items,
  onFollow,
}: {
  readonly items: readonly Notification[];
  readonly onFollow?: () => void;
}) {
  const { run } = useCommand(notifications.readOne, { toast: 'none' });
  return (
    <ol className="sh-news">
      {items.map(({ id, kind, title, text, path, at, read }) => {
        const { Icon, tone } = icons[kind];
        return (
          <li
            key={id}
            className={classNames(
              'sh-news-item',
              !read && 'sh-news-new',
              kind === 'estimate_viewed' && 'sh-news-quiet',
            )}
          >
            <span className={`sh-news-icon sh-news-${tone}`} aria-hidden>
              <Icon size={14} />
            </span>
            <div>
              <Link
                to={path}
                onClick={() => {
                  if (!read) void run({ body: { id } });
                  onFollow?.();
                }}
                className="sh-news-title"
              >
                {title}
                {!read && <span className="pl-hidden">{say('new')}</span>}
              </Link>
              {text && <p className="sh-news-text">{text}</p>}
              <p className="sh-news-when">
                <Moment at={at} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
