// A phone's bottom navigation: the first four places, and a button for the rest.
import { Link, useLocation, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { More } from '@blueprintjs/icons';
import { entriesFor, entryAt } from '../navigation.ts';
import UnreadMessages from './unread-messages.tsx';
import './places-below.css';

const MOST = 4;

export default function PlacesBelow({ onMore }: { readonly onMore: () => void }) {
  const { user } = useSession();
  const current = entryAt(useLocation().pathname);
  const all = user ? entriesFor(user) : [];
  const places = all.slice(0, MOST);
  const hasMessages = all.slice(MOST).some(({ path }) => path === '/messages');
  const isElsewhere = current !== undefined && !places.includes(current);
  return (
    <nav className="sh-below" aria-label={say('places')}>
      {places.map((entry) => {
        const { label, path, icon: Icon } = entry;
        return (
          <Link key={path} to={path} aria-current={entry === current ? 'page' : undefined}>
            <Icon aria-hidden /> {label}
          </Link>
        );
      })}
      <button type="button" aria-haspopup="dialog" data-here={isElsewhere} onClick={onMore}>
        <More aria-hidden /> {say('more-places')}
        {hasMessages && <UnreadMessages />}
      </button>
    </nav>
  );
}
