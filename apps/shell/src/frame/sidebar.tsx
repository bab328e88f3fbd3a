// The navigation entries: in a sidebar on a wide screen, in a drawer on a small one.
import { Button, PurlinLogo } from '@purlin/ui/ui.ts';
import { Link, useLocation, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/shell.ts';
import { Cross, Menu } from '@blueprintjs/icons';
import { lazy, type MouseEvent, type RefObject, Suspense, useEffect } from 'react';
import { entriesFor, entryAt, homeOf } from '../navigation.ts';

const UnreadMessages = lazy(() => import(/* webpackChunkName: "unread" */ './unread-messages.tsx'));

function Entries({ onChoose }: { readonly onChoose?: () => void }) {
  const current = entryAt(useLocation().pathname);
  const { user } = useSession();
  return (
    <nav aria-label={say('main')}>
      <ul className="sh-entries">
        {(user ? entriesFor(user) : []).map((entry) => {
          const { label, path, icon: Icon } = entry;
          return (
            <li key={path}>
              <Link
                to={path}
                className="sh-entry"
                {...(entry === current ? { 'aria-current': 'page' as const } : {})}
                {...(onChoose ? { onClick: onChoose } : {})}
              >
                <Icon aria-hidden /> {label}
                {path === '/messages' && (
                  <Suspense>
                    <UnreadMessages />
                  </Suspense>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Mark() {
  const { user } = useSession();
  return (
    <Link to={user ? homeOf(user) : '/'} className="sh-mark" aria-label={say('home')}>
      <PurlinLogo />
    </Link>
  );
}

export const Sidebar = () => (
  <aside className="sh-sidebar">
    <Mark />
    <Entries />
  </aside>
);

/**
 * The drawer that the menu button opens. A native modal dialog traps the focus, closes on Escape
 * and restores the focus.
 */
export function Drawer({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const { key } = useLocation();
  const close = () => dialog.current?.close();
  // Navigating closes it too, for example with the browser's Back.
  useEffect(() => dialog.current?.close(), [dialog, key]);
  const onOverlay = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    <>
      <Button
        variant="minimal"
        className="pl-square"
        aria-label={say('open-menu')}
        aria-haspopup="dialog"
        icon={<Menu size={20} />}
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className="sh-drawer" aria-label={say('menu')} onClick={onOverlay}>
        <div className="sh-drawer-content">
          <div className="sh-drawer-head">
            <PurlinLogo />
            <Button
              variant="minimal"
              className="pl-square"
              aria-label={say('close-menu')}
              icon={<Cross size={20} />}
              onClick={close}
            />
          </div>
          <Entries onChoose={close} />
        </div>
      </dialog>
    </>
  );
}
