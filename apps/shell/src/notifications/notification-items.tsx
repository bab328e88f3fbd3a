// A list of notifications: what a client did, any text they wrote, and a link.
import {
  type Notification,
  type NotificationKind,
  notifications,
} from '@purlin/contracts/notifications.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { Link, Moment, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/notifications.ts';
import { Chat, Cross, Edit, Envelope, EyeOpen, Help, Person, Stop, Tick } from '@blueprintjs/icons';

const icons: Readonly<Record<NotificationKind, readonly [Icon: typeof Tick, tone: string]>> = {
  estimate_viewed: [EyeOpen, 'seen'],
  lead_received: [Person, 'info'],
  client_contact_updated: [Person, 'info'],
  message_received: [Chat, 'info'],
  estimate_approved: [Tick, 'good'],
  estimate_declined: [Cross, 'bad'],
  payment_returned: [Cross, 'bad'],
  batch_rejected: [Cross, 'bad'],
  account_turned_back: [Cross, 'bad'],
  vendor_withdrew: [Cross, 'bad'],
  vendor_declined: [Cross, 'bad'],
  email_failed: [Envelope, 'bad'],
  email_bounced: [Envelope, 'bad'],
  bank_answer_unclear: [Help, 'bad'],
  batch_stopped: [Stop, 'bad'],
  payment_rules_loosened: [Stop, 'bad'],
  payment_rules_proposed: [Help, 'warn'],
  quickbooks_reconnect: [Stop, 'bad'],
  payment_left_out: [Stop, 'warn'],
  quickbooks_accounts: [Help, 'warn'],
  quickbooks_needs: [Help, 'warn'],
  paper_runs_out: [Help, 'warn'],
  question_asked: [Help, 'warn'],
  change_requested: [Edit, 'warn'],
  account_correction: [Edit, 'warn'],
  vendor_proposed: [Edit, 'warn'],
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
        const [Icon, tone] = icons[kind];
        return (
          <li key={id} className={classNames('sh-news-item', !read && 'sh-news-new')}>
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
