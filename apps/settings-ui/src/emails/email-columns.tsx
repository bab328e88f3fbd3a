// The columns of the email list.
import type { Email, EmailShow } from '@purlin/contracts/emails.ts';
import { RefreshIcon } from '@blueprintjs/icons';
import { Button, buttonClass, type Column, StatusBadge } from '@purlin/ui/ui.ts';
import { Link, Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/emails.ts';
import { addressFixedAt, badgeOf, kindOf, saidOf, whatOf } from './email-words.ts';

const none = <span className="pl-muted">—</span>;
const what = (): readonly Column<Email>[] => [
  {
    name: say('email'),
    onCard: 'title',
    cell: (email) => (
      <span className="pl-two-lines">
        {email.path ? (
          <Link className="pl-row-link pl-clamp" to={email.path}>
            {whatOf(email)}
          </Link>
        ) : (
          <strong className="pl-clamp">{whatOf(email)}</strong>
        )}
        {(email.subject !== '' || email.about !== '') && (
          <span className="pl-clamp">
            {[email.subject && kindOf(email.kind), email.about].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    ),
  },
  { name: say('to'), cell: ({ recipient }) => <span className="mail-to">{recipient || '—'}</span> },
  { name: say('state'), onCard: 'badge', cell: ({ state }) => <StatusBadge {...badgeOf(state)} /> },
  { name: say('asked-for'), cell: ({ askedAt }) => <Moment at={askedAt} /> },
];

const said = (): Column<Email> => ({
  name: say('what-happened'),
  cell: (email) => {
    const words = [
      saidOf(email),
      email.tries > 1 && say('tried-times', { count: email.tries }),
    ].filter(Boolean);
    return words.length > 0 ? <span className="mail-said">{words.join(' ')}</span> : none;
  },
});
const next = (): Column<Email> => ({
  name: say('next-try'),
  cell: ({ nextTryAt }) => (nextTryAt ? <Moment at={nextTryAt} /> : none),
});
const sent = (): Column<Email> => ({
  name: say('sent-at'),
  cell: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : none),
});

const retrying = (show: EmailShow, onRetry: (email: Email) => void): Column<Email> => ({
  name: say('actions'),
  end: true,
  onCard: 'actions',
  cell: (email) => {
    const fixedAt = show === 'failed' ? addressFixedAt(email) : null;
    if (fixedAt !== null)
      return (
        <Link
          className={buttonClass({ size: 'small' })}
          to={fixedAt}
          aria-label={say('fix-one', { what: whatOf(email), recipient: email.recipient })}
        >
          {say('fix-address')}
        </Link>
      );
    return (
      <Button
        size="small"
        icon={<RefreshIcon />}
        text={say(show === 'waiting' ? 'try-now' : 'retry')}
        aria-label={say(show === 'waiting' ? 'try-one' : 'retry-one', {
          what: whatOf(email),
          recipient: email.recipient,
        })}
        onClick={() => onRetry(email)}
      />
    );
  },
});

/** The columns of each tab. `onRetry` is unset for users who may only read. */
export function columnsOf(
  show: EmailShow,
  onRetry: ((email: Email) => void) | undefined,
): readonly Column<Email>[] {
  if (show === 'sent') return [...what(), sent()];
  const about = show === 'waiting' ? [said(), next()] : [said()];
  return [...what(), ...about, ...(onRetry ? [retrying(show, onRetry)] : [])];
}
