// Somebody else has changed what a form changes: who and what, and whose version is to count. It
// comes into sight and takes the focus, wherever on the page Save was pressed.
import { Button } from '@blueprintjs/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Notice } from './states.tsx';

/** A part of a form that somebody else has changed, as it reads. */
export interface Difference {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** What the form says instead, where it was changed there too. */
  readonly mine?: string;
}

interface Props {
  /** What both were changing: "estimate". */
  readonly thing: string;
  /** Who changed it; undefined when nobody knows. */
  readonly by: string | undefined;
  readonly at?: ReactNode;
  readonly differences: readonly Difference[];
  /** It takes the focus whenever this changes; undefined: not yet, somebody is still typing. */
  readonly refused: unknown;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

const listed = new Intl.ListFormat('en-US');

export function ConflictNotice({
  thing,
  by = 'somebody else',
  at,
  differences,
  refused,
  busy,
  onMine,
  onTheirs,
}: Props) {
  const place = useRef<HTMLElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (refused === undefined) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  return (
    <section ref={place} tabIndex={-1} className="pl-conflict" aria-label="Changed meanwhile">
      <Notice
        tone="bad"
        title={`Nothing is saved yet: ${by} changed this ${thing} meanwhile`}
        actions={
          <>
            <Button
              size="small"
              intent="primary"
              text="Keep mine on top of theirs"
              disabled={busy}
              onClick={onMine}
            />
            <Button size="small" text="Take theirs" disabled={busy} onClick={onTheirs} />
            <Button
              size="small"
              variant="minimal"
              text={open ? 'Hide the difference' : 'See the difference'}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            />
          </>
        }
      >
        <p>
          {at && <>{at}: </>}
          {listed.format(differences.map(({ what }) => what))}. {whatWouldStay(differences)}
        </p>
        <dl id={id} className="pl-differences" hidden={!open}>
          {differences.map((one) => (
            <Changed key={one.what} {...one} />
          ))}
        </dl>
      </Notice>
    </section>
  );
}

/** What keeping one's own would do. */
function whatWouldStay(differences: readonly Difference[]): string {
  const both = differences.flatMap(({ what, mine }) => (mine === undefined ? [] : [what]));
  return both.length === 0
    ? 'You changed something else, so both can be kept.'
    : `You changed ${listed.format(both)} too: there yours would stay, everywhere else theirs.`;
}

const Changed = ({ what, before, after, mine }: Difference) => (
  <div>
    <dt>{what}</dt>
    <dd>
      <del>{before || 'Nothing'}</del> → <ins>{after || 'Nothing'}</ins>
    </dd>
    {mine !== undefined && (
      <dd>
        Yours: <ins>{mine || 'Nothing'}</ins>
      </dd>
    )}
  </div>
);
