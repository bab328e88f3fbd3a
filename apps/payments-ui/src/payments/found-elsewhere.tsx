// Search results on the other tabs: "2 in Paid", each a link.
import { payments } from '@purlin/contracts/payments.ts';
import { Link, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { LISTS, type Tab } from './use-tab.ts';

interface Props {
  readonly shown: Tab;
  readonly q: string;
  readonly addressOf: (tab: Tab, q: string) => string;
}

export function FoundElsewhere({ shown, q, addressOf }: Props) {
  const { data } = useRead(payments.counts, { query: { q } }, { enabled: q !== '' });
  const others = LISTS.filter((tab) => tab !== shown && data && data[tab].count > 0);
  if (q === '' || !data || others.length === 0) return null;
  return (
    <p className="pay-elsewhere" role="status">
      {say('also-found')}
      {others.map((tab) => (
        <Link key={tab} to={addressOf(tab, q)} replace preventScrollReset>
          {say('found-in', { count: data[tab].count, tab: say(`tab.${tab}`) })}
        </Link>
      ))}
    </p>
  );
}
