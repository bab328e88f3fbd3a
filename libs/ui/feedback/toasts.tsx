// The toast region: F8 focuses it, swiping 50 px to the right dismisses, hover or focus keeps the
// toast open.
import { say } from '@purlin/words/screens/furniture.ts';
import { Button } from '@blueprintjs/core';
import { CrossIcon, ErrorIcon, TickCircleIcon } from '@blueprintjs/icons';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import {
  dismissToast,
  holdToast,
  letToastPass,
  onToast,
  shownToast,
  type Toast,
} from './toast-store.ts';

const SWIPE_PX = 50;

/**
 * Mounted once by ThemeRoot. The live region is always present, so that assistive technology
 * announces new toasts.
 */
export function Toasts() {
  const shown = useSyncExternalStore(onToast, shownToast);
  const region = useRef<HTMLElement>(null);
  useRoomInDialog(region, shown);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    // An open dialog traps focus (Blueprint listens on the document). Stop the event here, so that
    // the toasts can still be focused.
    const letIn = (event: FocusEvent) => {
      if (event.target instanceof Node && region.current?.contains(event.target))
        event.stopPropagation();
    };
    const left = new AbortController();
    region.current?.addEventListener('focusin', holdToast, left);
    region.current?.addEventListener('focusout', letToastPass, left);
    document.addEventListener('keydown', focus, left);
    window.addEventListener('focus', letIn, { capture: true, signal: left.signal });
    return () => left.abort();
  }, []);
  return createPortal(
    <section ref={region} className="pl-toasts" aria-label={say('notifications')} tabIndex={-1}>
      <output>
        {shown && shown.intent !== 'destructive' && <ToastCard key={shown.id} {...shown} />}
      </output>
      <div role="alert">
        {shown?.intent === 'destructive' && <ToastCard key={shown.id} {...shown} />}
      </div>
    </section>,
    document.body,
  );
}

/**
 * Over a large dialog a toast would cover steps, fields or buttons wherever it was placed. So it
 * gets its own row above the footer, and the body shrinks by as much. The style sheets of dialogs
 * and toasts read both values.
 */
function useRoomInDialog(region: RefObject<HTMLElement | null>, shown: Toast | null): void {
  useLayoutEffect(() => {
    const inside = [...document.querySelectorAll<HTMLElement>('.pl-work-inside')].at(-1);
    if (!shown || !inside || !region.current) return undefined;
    const { bottom } = inside.getBoundingClientRect();
    const foot = inside.querySelector('.pl-work-foot')?.getBoundingClientRect().height ?? 0;
    const { style } = document.documentElement;
    style.setProperty('--toast-height', `${region.current.offsetHeight}px`);
    style.setProperty('--toast-bottom', `${innerHeight - bottom + foot}px`);
    // Keep the focused field in view in the smaller body.
    if (inside.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      style.removeProperty('--toast-height');
      style.removeProperty('--toast-bottom');
    };
  }, [region, shown]);
}

function ToastCard({ title, description, intent, action }: Toast) {
  const card = useRef<HTMLDivElement>(null);
  useSwipe(card);
  const Icon = intent === 'destructive' ? ErrorIcon : TickCircleIcon;
  return (
    <div
      ref={card}
      className={classNames('pl-toast', intent === 'destructive' && 'pl-toast-destructive')}
    >
      <Icon aria-hidden />
      <div className="pl-toast-words">
        <strong>{title}</strong>
        {description && <span>{description}</span>}
      </div>
      {action && (
        <Button
          size="small"
          text={action.label}
          onClick={() => {
            dismissToast();
            action.onPress();
          }}
        />
      )}
      <Button
        variant="minimal"
        className="pl-square"
        icon={<CrossIcon />}
        aria-label={say('close')}
        onClick={dismissToast}
      />
    </div>
  );
}

/**
 * Keeps the toast open while it is hovered, moves it with the finger, and dismisses it after 50 px
 * to the right or on Escape.
 */
function useSwipe(card: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    let from: number | null = null;
    const moved = (event: PointerEvent) => (from === null ? 0 : Math.max(0, event.clientX - from));
    const end = (event: PointerEvent) => {
      if (moved(event) >= SWIPE_PX) dismissToast();
      element.style.translate = '0px';
      from = null;
    };
    const doings: {
      readonly [
        K in
          | 'pointerenter'
          | 'pointerleave'
          | 'pointerdown'
          | 'pointermove'
          | 'pointerup'
          | 'pointercancel'
      ]: (event: PointerEvent) => void;
    } = {
      pointerenter: holdToast,
      pointerleave: letToastPass,
      pointerup: end,
      pointercancel: end,
      pointerdown: (event) => {
        from = event.clientX;
      },
      pointermove: (event) => {
        element.style.translate = `${moved(event)}px`;
      },
    };
    const left = new AbortController();
    for (const [kind, doing] of Object.entries(doings))
      element.addEventListener(kind as keyof typeof doings, doing, left);
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') dismissToast();
      },
      left,
    );
    return () => left.abort();
  }, [card]);
}
