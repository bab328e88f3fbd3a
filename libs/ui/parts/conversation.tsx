// A conversation between two sides: bubbles by day, the latest at the bottom and in view. Internal
// notes appear between them on a different background.
import { type ReactNode, useMemo } from 'react';
import './conversation.css';

export interface Bubble {
  readonly key: string;
  readonly kind: 'own' | 'other' | 'note';
  /** The author. */
  readonly by: string;
  readonly text: string;
  readonly at: string;
  /** The label of a note, or what a message is about. */
  readonly label?: ReactNode;
  /** Shown below it, such as a read receipt. */
  readonly below?: ReactNode;
}

export interface ConversationProps {
  /** The accessible name. */
  readonly label: string;
  readonly bubbles: readonly Bubble[];
  /** Formats instants. */
  readonly dayOf: (at: string) => string;
  readonly hourOf: (at: string) => string;
  /** Loads earlier messages. */
  readonly earlier?: ReactNode;
}

export function Conversation({ label, bubbles, dayOf, hourOf, earlier }: ConversationProps) {
  const days = useMemo(() => [...Map.groupBy(bubbles, ({ at }) => dayOf(at))], [bubbles, dayOf]);
  return (
    // Reversed (column-reverse), so that it starts scrolled to the end and stays there when
    // messages are added.
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
  const { kind, by, text, at, label, below } = bubble;
  return (
    <li className={`pl-said pl-said-${kind}`}>
      <div className="pl-said-box">
        {label && <p className="pl-said-label">{label}</p>}
        <p className="pl-said-text" dir="auto">
          {text}
        </p>
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
