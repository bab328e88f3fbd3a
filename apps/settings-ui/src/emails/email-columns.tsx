// The columns of the list of e-mails.
import type { Email, EmailShow } from '@purlin/contracts/emails.ts';
import { RefreshIcon } from '@blueprintjs/icons';
import { Button, type Column, StatusBadge } from '@purlin/ui/ui.ts';
import { Link, Moment } from '@purlin/web/web.ts';
import { kinds, saidOf, states } from './email-words.ts';

export interface RowActions {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, chosen: boolean) => void;
  readonly onRetry: (email: Email) => void;
  /** Unset for who may only look. */
  readonly may: boolean;
}

const none = <span className="pl-muted">—</span>;
const whatOf = ({ kind, subject }: Email): string => subject || kinds[kind];

const choosing = ({ chosen, onChoose }: RowActions): Column<Email> => ({
  name: 'Choose',
  onCard: 'actions',
  cell: (email) => (
    <label className="mail-choose pl-above">
      <input
        type="checkbox"
        checked={chosen.has(email.id)}
        onChange={(event) => onChoose(email.id, event.currentTarget.checked)}
      />
      <span className="pl-hidden">
        Choose {whatOf(email)} to {email.recipient}
      </span>
    </label>
  ),
});

const what: readonly Column<Email>[] = [
  {
    name: 'E-mail',
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
            {[email.subject && kinds[email.kind], email.about].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    ),
  },
  { name: 'To', cell: ({ recipient }) => <span className="mail-to">{recipient || '—'}</span> },
  { name: 'State', onCard: 'badge', cell: ({ state }) => <StatusBadge {...states[state]} /> },
  { name: 'Asked for', cell: ({ askedAt }) => <Moment at={askedAt} /> },
];

const said: Column<Email> = {
  name: 'What happened',
  cell: (email) => {
    const words = [saidOf(email), email.tries > 1 && `Tried ${email.tries} times.`].filter(Boolean);
    return words.length > 0 ? <span className="mail-said">{words.join(' ')}</span> : none;
  },
};
const next: Column<Email> = {
  name: 'Next try',
  cell: ({ nextTryAt }) => (nextTryAt ? <Moment at={nextTryAt} /> : none),
};
const sent: Column<Email> = {
  name: 'Sent',
  cell: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : none),
};

const verbOf = (show: EmailShow): string => (show === 'waiting' ? 'Try now' : 'Retry');
const retrying = (show: EmailShow, { onRetry }: RowActions): Column<Email> => ({
  name: 'Actions',
  end: true,
  onCard: 'actions',
  cell: (email) => (
    <Button
      size="small"
      icon={<RefreshIcon />}
      text={verbOf(show)}
      aria-label={`${verbOf(show)}: ${whatOf(email)} to ${email.recipient}`}
      onClick={() => onRetry(email)}
    />
  ),
});

/** What each list shows, and what can be done in it. */
export function columnsOf(show: EmailShow, actions: RowActions): readonly Column<Email>[] {
  if (show === 'sent') return [...what, sent];
  const about = show === 'waiting' ? [said, next] : [said];
  return actions.may
    ? [choosing(actions), ...what, ...about, retrying(show, actions)]
    : [...what, ...about];
}
