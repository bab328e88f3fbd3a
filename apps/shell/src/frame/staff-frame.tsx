// What stands around every staff page: skip link, sidebar or drawer, top bar with the user's menu.
import { PurlinLogo, useMediaQuery } from '@purlin/ui/ui.ts';
import { Link, May, useLocation, useRead, useSession } from '@purlin/web/web.ts';
import { company } from '@purlin/contracts/company.ts';
import { notifications } from '@purlin/contracts/notifications.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { entryAt, homeOf } from '../navigation.ts';
import { EmailBanner, EmailEntry } from '../notifications/email-watch.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { PaletteOpener } from '../palette/palette-opener.tsx';
import { ConditionBanner } from './condition-banner.tsx';
import { useHeadingFocus } from './heading-focus.ts';
import { Shortcuts } from './shortcuts.tsx';
import { Drawer, Sidebar } from './sidebar.tsx';
import { UserMenu } from './user-menu.tsx';

const WIDE = '(min-width: 64rem)';

export function StaffFrame({ children }: { readonly children: ReactNode }) {
  const wide = useMediaQuery(WIDE);
  const { user } = useSession();
  const { pathname } = useLocation();
  const business = useRead(company.details).data?.name;
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  // Before the page's own title is set, so that a page without one is not called like the last.
  useLayoutEffect(() => {
    document.title = entryAt(pathname)?.label ?? 'Purlin';
  }, [pathname]);
  return (
    <div className="sh-frame">
      <a className="sh-skip" href="#main">
        Skip to content
      </a>
      {wide && <Sidebar />}
      <div className="sh-beside">
        <header className="sh-bar">
          {wide ? (
            <span className="sh-business">{business}</span>
          ) : (
            <>
              <Drawer />
              <Link
                to={user ? homeOf(user) : '/'}
                className="sh-bar-mark"
                aria-label="Purlin, home"
              >
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
        <Shortcuts />
        <ConditionBanner />
        <main id="main" ref={main} tabIndex={-1}>
          <EmailBanner />
          {children}
        </main>
      </div>
    </div>
  );
}
