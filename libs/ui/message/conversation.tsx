// What two sides write to each other: bubbles by day, the latest below and in sight. A note of
// one's own house stands between them on another ground.
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { MessagePhotos, type MessagePhoto } from './message-photos.tsx';
import './conversation.css';

export interface Bubble {
  readonly key: string;
  readonly kind: 'own' | 'other' | 'note';
  /** Who wrote it. */
  readonly by: string;
  /** May be empty beside photos. */
  readonly text: string;
  readonly photos?: readonly MessagePhoto[];
  readonly at: string;
  /** What a note is, in words; what a message is about. */
  readonly label?: ReactNode;
  /** Below it, such as that it was seen. */
  readonly below?: ReactNode;
  /** It is what was looked for: it comes in sight and stands out. */
  readonly found?: boolean;
}

export interface ConversationProps {
  /** What it is called to who listens. */
  readonly label: string;
  readonly bubbles: readonly Bubble[];
  /** Moments in words. */
  readonly dayOf: (at: string) => string;
  readonly hourOf: (at: string) => string;
  /** The way to earlier ones. */
  readonly earlier?: ReactNode;
}

export function Conversation({ label, bubbles, dayOf, hourOf, earlier }: ConversationProps) {
  const days = useMemo(() => [...Map.groupBy(bubbles, ({ at }) => dayOf(at))], [bubbles, dayOf]);
  return (
    // Turned around, so that it begins at its end and stays there when something is added.
    <div className="pl-talk" role="log" aria-label={label} tabIndex={0}>
      <div>
        {earlier && <div className="pl-talk-earlier">{earlier}</div>}
        {days.map(([day, all]) => (
          <section key={day} aria-label={day}>
            <p className="pl-talk-day" aria-hidden>
              {day}
            </p>
            <ol>
              {all.map((bubble) => (
                <Said key={bubble.key} bubble={bubble} hour={hourOf(bubble.at)} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

function Said({ bubble, hour }: { readonly bubble: Bubble; readonly hour: string }) {
  const { kind, by, text, photos = [], at, label, below, found = false } = bubble;
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (found) box.current?.scrollIntoView?.({ block: 'center' });
  }, [found]);
  return (
    <li
      ref={box}
      className={classNames('pl-said', `pl-said-${kind}`, found && 'pl-said-found')}
      {...(found ? { 'aria-current': true } : {})}
    >
      <div className="pl-said-box">
        {label && <p className="pl-said-label">{label}</p>}
        {text && (
          <p className="pl-said-text" dir="auto">
            {text}
          </p>
        )}
        <MessagePhotos photos={photos} />
      </div>
      <p className="pl-said-by">
        {by} <span aria-hidden>·</span> <time dateTime={at}>{hour}</time>
        {below && (
          <>
            {' '}
            <span aria-hidden>·</span> {below}
          </>
        )}
      </p>
    </li>
  );
}
