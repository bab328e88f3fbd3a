// Somebody else has changed what a form changes: who and what, and whose version is to count. It
// comes into sight and takes the focus, wherever on the page Save was pressed.
import { Button } from '@blueprintjs/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/conflicts.ts';
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
  /** Says who has changed it; the name of nobody is empty. */
  readonly changed: (who: 'me' | 'known' | 'nobody', name: string) => string;
  /** Who changed it; undefined when nobody knows. */
  readonly by: string | undefined;
  /** Who reads this: their own change came from another window. */
  readonly me?: string | undefined;
  readonly at?: ReactNode;
  readonly differences: readonly Difference[];
  /** It takes the focus whenever this changes; undefined: not yet, somebody is still typing. */
  readonly refused: unknown;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locales[appLanguage()]).format(names);

export function ConflictNotice({
  changed,
  by,
  me,
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
  const who = by === undefined ? 'nobody' : by === me ? 'me' : 'known';
  useEffect(() => {
    if (refused === undefined) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="pl-conflict"
      aria-label={say('changed-meanwhile')}
    >
      <Notice
        tone="bad"
        title={changed(who, by ?? '')}
        actions={
          <Choice
            id={id}
            open={open}
            onOpen={setOpen}
            busy={busy}
            onMine={onMine}
            onTheirs={onTheirs}
          />
        }
      >
        <p>
          {at && <>{at}: </>}
          {listed(differences.map(({ what }) => what))}. {whatWouldStay(differences)}
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

/** Whose version is to count, and what differs. */
const Choice = ({
  id,
  open,
  onOpen,
  busy,
  onMine,
  onTheirs,
}: Pick<Props, 'busy' | 'onMine' | 'onTheirs'> & {
  /** Of what is opened. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}) => (
  <>
    <Button
      size="small"
      intent="primary"
      text={say('keep-mine')}
      disabled={busy}
      onClick={onMine}
    />
    <Button size="small" text={say('take-theirs')} disabled={busy} onClick={onTheirs} />
    <Button
      size="small"
      variant="minimal"
      text={say(open ? 'hide-difference' : 'see-difference')}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => onOpen(!open)}
    />
  </>
);

/** What keeping one's own would do. */
function whatWouldStay(differences: readonly Difference[]): string {
  const both = differences.flatMap(({ what, mine }) => (mine === undefined ? [] : [what]));
  return both.length === 0 ? say('both-fit') : say('yours-stay', { what: listed(both) });
}

const Changed = ({ what, before, after, mine }: Difference) => (
  <div>
    <dt>{what}</dt>
    <dd>
      <del>{before || say('nothing')}</del> → <ins>{after || say('nothing')}</ins>
    </dd>
    {mine !== undefined && (
      <dd>
        {say('yours')} <ins>{mine || say('nothing')}</ins>
      </dd>
    )}
  </div>
);
