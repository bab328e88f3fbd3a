// The edit-conflict notice: someone else has changed what this form changes. Says who and what, and
// asks whose version to keep. It scrolls into view and takes the focus, wherever on the page Save
// was pressed.
import { Button } from '@blueprintjs/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/conflicts.ts';
import { Notice } from './states.tsx';

/** A part of the form that someone else has changed, as displayed. */
export interface Difference {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** The form's value, if it was changed there too. */
  readonly mine?: string;
}

interface Props {
  /** The title, by who made the change. For `nobody`, `name` is empty. */
  readonly changed: (who: 'me' | 'known' | 'nobody', name: string) => string;
  /** Who changed it; undefined if unknown. */
  readonly by: string | undefined;
  /** The current user. Their own change came from another window. */
  readonly me?: string | undefined;
  readonly at?: ReactNode;
  readonly differences: readonly Difference[];
  /**
   * The notice takes the focus whenever this changes. Undefined: not yet, because the user is still
   * typing.
   */
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

/** The choice of which version to keep, and the button that shows the differences. */
const Choice = ({
  id,
  open,
  onOpen,
  busy,
  onMine,
  onTheirs,
}: Pick<Props, 'busy' | 'onMine' | 'onTheirs'> & {
  /** The id of the list of differences. */
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

/** What keeping the user's version would do. */
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
