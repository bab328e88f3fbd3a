// The toasts' place on the screen: F8 focuses it, a swipe of 50 px to the right dismisses, pointing or focusing holds.
import { Button } from '@blueprintjs/core';
import { Cross, Error as ErrorIcon, TickCircle } from '@blueprintjs/icons';
import { useEffect, useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { dismissToast, holdToast, letToastPass, onToast, shownToast, type Toast } from './toast-store.ts';

const SWIPE_PX = 50;

/** Mounted once by ThemeRoot. The region is always there, so that assistive technology hears of what comes into it. */
export function Toasts() {
  const shown = useSyncExternalStore(onToast, shownToast);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => { if (event.key === 'F8') region.current?.focus(); };
    // An open dialog fetches back every focus that leaves it (Blueprint listens on the document); the way to the toasts stays open.
    const letIn = (event: FocusEvent) => { if (event.target instanceof Node && region.current?.contains(event.target)) event.stopPropagation(); };
    document.addEventListener('keydown', focus);
    window.addEventListener('focus', letIn, true);
    return () => {
      document.removeEventListener('keydown', focus);
      window.removeEventListener('focus', letIn, true);
    };
  }, []);
  return createPortal(
    <section ref={region} className="pl-toasts" aria-label="Notifications (F8)" tabIndex={-1} onFocus={holdToast} onBlur={letToastPass}>
      <div role="status">{shown && shown.intent !== 'destructive' && <ToastCard key={shown.id} {...shown} />}</div>
      <div role="alert">{shown?.intent === 'destructive' && <ToastCard key={shown.id} {...shown} />}</div>
    </section>,
    document.body,
  );
}

function ToastCard({ title, description, intent }: Toast) {
  const from = useRef<number | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const shift = (px: number) => { if (card.current) card.current.style.translate = `${px}px`; };
  const moved = (event: PointerEvent) => (from.current === null ? 0 : Math.max(0, event.clientX - from.current));
  const end = (event: PointerEvent) => {
    if (moved(event) >= SWIPE_PX) dismissToast();
    shift(0);
    from.current = null;
  };
  const Icon = intent === 'destructive' ? ErrorIcon : TickCircle;
  return (
    <div
      ref={card} className={classNames('pl-toast', intent === 'destructive' && 'pl-toast-destructive')} onPointerEnter={holdToast} onPointerLeave={letToastPass}
      onKeyDown={(event) => { if (event.key === 'Escape') dismissToast(); }}
      onPointerDown={(event) => { from.current = event.clientX; }} onPointerMove={(event) => shift(moved(event))} onPointerUp={end} onPointerCancel={end}
    >
      <Icon aria-hidden />
      <div className="pl-toast-words"><strong>{title}</strong>{description && <span>{description}</span>}</div>
      <Button variant="minimal" className="pl-square" icon={<Cross />} aria-label="Close" onClick={dismissToast} />
    </div>
  );
}
