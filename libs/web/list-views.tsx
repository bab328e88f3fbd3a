// Connects a list's saved views to the page: the current user, the current URL, and links to views.
import { Link, useSearchParams } from './router.ts';
import { useSession } from './session.tsx';

interface View {
  readonly name: string;
  readonly address: string;
  readonly count?: number | undefined;
}

/** Use: `<ListViews list="clients" own={views} {...useListViews('/clients')} />`. */
export function useListViews(path: string) {
  const [address] = useSearchParams();
  const { user } = useSession();
  return {
    owner: user?.id ?? 0,
    address: address.toString(),
    link: (view: View, current: boolean) => (
      <Link
        key={view.name}
        to={view.address === '' ? path : `${path}?${view.address}`}
        {...(current ? { 'aria-current': 'page' as const } : {})}
      >
        {view.name}
        {view.count !== undefined && <span className="pl-view-count">{view.count}</span>}
      </Link>
    ),
  };
}
