// How the e-mails are: their entry in the top bar with what wants attention, and a banner while
// they do not go out, or where nothing goes on without a person.
import { type EmailCounts, emails } from '@purlin/contracts/emails.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { Link, useLocation, useRead, useSession } from '@purlin/web/web.ts';
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
  // What waits is nobody's business, unless it waits for the mail server.
  const held = counts.outage ? counts.waiting : 0;
  const said = [
    'E-mails',
    attention > 0 && `${attention} need${attention === 1 ? 's' : ''} attention`,
    held > 0 && `${held} not going out`,
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

/** A mail server that is away or does not let us in, and work that a person has to decide about. */
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
        <Notice tone={shut ? 'bad' : 'warn'} title="E-mails are not going out">
          {shut ? 'Our mail server does not accept us.' : 'Our mail server does not answer.'}{' '}
          {waiting > 0 && `${waiting} ${waiting === 1 ? 'e-mail waits' : 'e-mails wait'}. `}
          <Link to={PATH}>What waits, and why</Link>
        </Notice>
      )}
      {undecided > 0 && (
        <Notice tone="warn" title="A decision is needed">
          {undecided === 1 ? 'One thing' : `${undecided} things`} may have been done, or not.{' '}
          <Link to={`${PATH}?show=decisions`}>Look at {undecided === 1 ? 'it' : 'them'}</Link>
        </Notice>
      )}
    </div>
  );
}
