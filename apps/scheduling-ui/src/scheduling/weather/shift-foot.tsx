// The summary of a weather shift, and the button that applies it. With conflicts it asks for
// confirmation.
import { Button, buttonClass, ConfirmDialog } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';
import { say } from '@purlin/words/screens/weather.ts';
import { countedWords, countsOf, type Row, rowWords } from './use-shift.ts';

/** Ctrl+Enter applies it, wherever the focus is. */
function useControlEnter(press: () => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** How many move, stay, are notified, and still need a call. */
function Sum({ rows, conflicts }: { readonly rows: readonly Row[]; readonly conflicts: number }) {
  const moving = rows.filter(({ choice }) => choice.moves);
  const told = moving.filter(({ choice }) => choice.tells).length;
  const calls = moving.filter(({ move }) => !move.booking && !move.client.hasEmail).length;
  const held = rows.filter(({ move, choice }) => move.onHold && !choice.moves).length;
  const stay = rows.length - moving.length - held;
  const rest = [
    held > 0 && say('on-hold', { count: held }),
    stay > 0 && say('stay', { count: stay }),
    say('e-mails', { count: told }),
    calls > 0 && say('calls', { count: calls }),
    conflicts > 0 && say('conflicts', { count: conflicts }),
  ];
  return (
    <p aria-live="polite">
      <strong>
        {say('counted-move', { counted: countedWords(countsOf(moving)), count: moving.length })}
      </strong>
      <span>{rest.filter(Boolean).join(' · ')}</span>
    </p>
  );
}

export function ShiftFoot({
  rows,
  pending,
  onApply,
}: {
  readonly rows: readonly Row[];
  readonly pending: boolean;
  readonly onApply: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const moving = rows.filter(({ choice }) => choice.moves);
  const conflicts = moving.filter(({ against }) => against.length > 0);
  const told = moving.filter(({ choice }) => choice.tells).length;
  const does = [countedWords(countsOf(moving)), told > 0 && say('e-mails', { count: told })];
  const press = () => {
    if (moving.length === 0 || pending) return;
    if (conflicts.length > 0) setAsking(true);
    else onApply();
  };
  useControlEnter(press);
  return (
    <div className="shift-foot" role="region" aria-label={say('apply')}>
      <Sum rows={rows} conflicts={conflicts.length} />
      <Link to="/calendar" className={buttonClass({ variant: 'minimal' })}>
        {say('cancel')}
      </Link>
      <Button
        intent="primary"
        size="large"
        text={
          moving.length === 0
            ? say('apply')
            : say('apply-counted', { counted: does.filter(Boolean).join(', ') })
        }
        loading={pending}
        disabled={moving.length === 0}
        aria-keyshortcuts="Control+Enter"
        onClick={press}
      />
      <ConfirmDialog
        isOpen={asking}
        title={say('apply-with-conflicts', { count: conflicts.length })}
        confirmLabel={say('apply-anyway')}
        cancelLabel={say('back')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onApply();
        }}
      >
        {conflicts.map(({ move }) => rowWords(move)).join('; ')}
      </ConfirmDialog>
    </div>
  );
}
