// The frame of every staff page: skip link, sidebar or drawer, and top bar with the user menu.
import { PurlinLogo, useMediaQuery } from '@purlin/ui/ui.ts';
import { Link, May, useLocation, useRead, useSession } from '@purlin/web/web.ts';
import { companyDetails } from '@purlin/contracts/company-details.ts';
import { notifications } from '@purlin/contracts/notifications.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { entryAt, homeOf } from '../navigation.ts';
import { EmailBanner, EmailEntry } from '../notifications/email-watch.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { PaletteOpener } from '../palette/palette-opener.tsx';
import { FirstBanner } from './first-banner.tsx';
import { useHeadingFocus } from './heading-focus.ts';
import { Drawer, Sidebar } from './sidebar.tsx';
import { UserMenu } from './user-menu.tsx';

const ConditionBanner = lazy(() =>
  import(/* webpackChunkName: "condition" */ './condition-banner.tsx').then((loaded) => ({
    default: loaded.ConditionBanner,
  })),
);

const Shortcuts = lazy(() => import(/* webpackChunkName: "shortcuts" */ './shortcuts.tsx'));

const PlacesBelow = lazy(() => import(/* webpackChunkName: "places" */ './places-below.tsx'));

const WIDE = '(min-width: 64rem)';
const PHONE = '(width < 40rem)';

export function StaffFrame({ children }: { readonly children: ReactNode }) {
  const wide = useMediaQuery(WIDE);
  const phone = useMediaQuery(PHONE);
  const drawer = useRef<HTMLDialogElement>(null);
  const { user } = useSession();
  const { pathname } = useLocation();
  const business = useRead(companyDetails.details).data?.name;
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  // Runs before the page sets its own title, so that a page without one does not keep the last.
  useLayoutEffect(() => {
    document.title = entryAt(pathname)?.label ?? 'Purlin';
  }, [pathname]);
  return (
    <div className="sh-frame">
      <a className="sh-skip" href="#main">
        {say('skip')}
      </a>
      {wide && <Sidebar />}
      <div className="sh-beside">
        <header className="sh-bar">
          {wide ? (
            <span className="sh-business">{business}</span>
          ) : (
            <>
              <Drawer dialog={drawer} />
              <Link to={user ? homeOf(user) : '/'} className="sh-bar-mark" aria-label={say('home')}>
                <PurlinLogo size={24} />
              </Link>
            </>
          )}
          <PaletteOpener />
          <EmailEntry />
          <May call={notifications.list}>
            <NotificationBell />
          </May>
          {user && <UserMenu user={user} />}
        </header>
        <Suspense fallback={null}>
          <Shortcuts />
        </Suspense>
        <Suspense fallback={null}>
          <ConditionBanner />
        </Suspense>
        {user && <FirstBanner user={user} />}
        <main id="main" ref={main} tabIndex={-1}>
          <EmailBanner />
          {children}
        </main>
      </div>
      {phone && (
        <Suspense fallback={null}>
          <PlacesBelow onMore={() => drawer.current?.showModal()} />
        </Suspense>
      )}
    </div>
  );
}
