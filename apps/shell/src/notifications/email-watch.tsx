// The email status: an entry in the top bar if something needs attention, and a banner while emails
// do not go out or need a decision.
import { type EmailCounts, emails } from '@purlin/contracts/emails.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { Link, useLocation, useRead, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { Envelope } from '@blueprintjs/icons';

const PATH = '/dashboard/emails';

function useCounts(): EmailCounts | undefined {
  const { user } = useSession();
  return useRead(emails.counts, {}, { enabled: may(user?.role, 'emails.read') }).data;
}

export function EmailEntry() {
  const counts = useCounts();
  if (!counts) return null;
  const attention = counts.failed + counts.undecided;
  // Queued emails are shown only if they wait for the mail server.
  const held = counts.outage ? counts.waiting : 0;
  const said = [
    say('room.emails'),
    attention > 0 && say('emails-attention', { count: attention }),
    held > 0 && say('emails-held', { count: held }),
  ].filter(Boolean);
  const shown = attention + held;
  return (
    <Link to={PATH} className="sh-bell sh-mails" aria-label={said.join(', ')}>
      <Envelope aria-hidden />
      {shown > 0 && (
        <span className="sh-bell-count" aria-hidden>
          {shown > 99 ? '99+' : shown}
        </span>
      )}
    </Link>
  );
}

/** The mail server is down or refuses our login, or a task needs a decision. */
export function EmailBanner() {
  const counts = useCounts();
  const { pathname } = useLocation();
  if (!counts || pathname === PATH) return null;
  const { outage, undecided, waiting } = counts;
  const shut =
    outage !== null &&
    ['login-refused', 'connection-insecure', 'sender-refused'].includes(outage.problem);
  if (!outage && undecided === 0) return null;
  return (
    <div className="sh-banner">
      {outage && (
        <Notice tone={shut ? 'bad' : 'warn'} title={say('emails-stopped')}>
          {say(shut ? 'server-refuses' : 'server-away')}{' '}
          {waiting > 0 && `${say('emails-wait', { count: waiting })} `}
          <Link to={PATH}>{say('what-waits')}</Link>
        </Notice>
      )}
      {undecided > 0 && (
        <Notice tone="warn" title={say('decision-needed')}>
          {say('perhaps-done', { count: undecided })}{' '}
          <Link to={`${PATH}?show=decisions`}>{say('look-at', { count: undecided })}</Link>
        </Notice>
      )}
    </div>
  );
}
