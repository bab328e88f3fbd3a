// The bell in the top bar: the number of unread notifications, and the latest ones.
import { notifications } from '@purlin/contracts/notifications.ts';
import { useRead } from '@purlin/web/web.ts';
import { Notifications } from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/notifications.ts';
import { lazy, Suspense, useId, useRef, useState } from 'react';

const Latest = lazy(() => import(/* webpackChunkName: "latest-news" */ './latest-news.tsx'));

const shown = (count: number): string => (count > 99 ? '99+' : String(count));

/** The panel is a native popover, which closes on Escape and on a click outside. */
export function NotificationBell() {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { count = 0, views = 0 } = useRead(notifications.unread).data ?? {};
  return (
    <>
      <button
        type="button"
        className="sh-bell"
        popoverTarget={id}
        aria-label={count === 0 ? say('title') : say('unread', { count })}
      >
        <Notifications aria-hidden />
        {count > 0 && (
          <span className="sh-bell-count" aria-hidden>
            {shown(count)}
          </span>
        )}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className="sh-news-panel"
        role="dialog"
        aria-label={say('title')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <Suspense>
            <Latest views={views} onFollow={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
