// A link from the client list to website requests, with the number of new ones.
import { leads } from '@purlin/contracts/leads.ts';
import { InboxIcon } from '@blueprintjs/icons';
import { buttonClass } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import '../parts/count.css';

export function RequestsLink() {
  const counts = useRead(leads.counts).data;
  const fresh = (counts?.newQuotes ?? 0) + (counts?.newMessages ?? 0);
  const to =
    counts && counts.newQuotes === 0 && counts.newMessages > 0
      ? '/clients/leads?tab=messages'
      : '/clients/leads';
  return (
    <Link to={to} className={buttonClass()}>
      <InboxIcon />
      {say('requests')}
      {fresh > 0 && (
        <span className="est-count">
          {fresh}
          <span className="pl-hidden">{say('new-requests')}</span>
        </span>
      )}
    </Link>
  );
}
