// What a weather shift comes to, and the one press that carries it out; over conflicts only when
// somebody says so.
import { Button, buttonClass, ConfirmDialog } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';
import type { Row } from './use-shift.ts';

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** Control and Enter press it, wherever the focus is. */
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

/** How much moves, stays, is told and is still to be called. */
function Sum({ rows, conflicts }: { readonly rows: readonly Row[]; readonly conflicts: number }) {
  const moving = rows.filter(({ choice }) => choice.moves);
  const told = moving.filter(({ choice }) => choice.tells).length;
  const calls = moving.filter(({ move }) => !move.client.hasEmail).length;
  const stay = rows.length - moving.length;
  const rest = [
    stay > 0 && counted(stay, 'stays', 'stay'),
    counted(told, 'e-mail', 'e-mails'),
    calls > 0 && counted(calls, 'call to make', 'calls to make'),
    conflicts > 0 && counted(conflicts, 'conflict', 'conflicts'),
  ];
  return (
    <p aria-live="polite">
      <strong>{counted(moving.length, 'job moves', 'jobs move')}</strong>
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
  const press = () => {
    if (moving.length === 0 || pending) return;
    if (conflicts.length > 0) setAsking(true);
    else onApply();
  };
  useControlEnter(press);
  return (
    <div className="shift-foot" role="region" aria-label="Apply">
      <Sum rows={rows} conflicts={conflicts.length} />
      <Link to="/calendar" className={buttonClass({ variant: 'minimal' })}>
        Cancel
      </Link>
      <Button
        intent="primary"
        size="large"
        text="Apply shift"
        loading={pending}
        disabled={moving.length === 0}
        aria-keyshortcuts="Control+Enter"
        onClick={press}
      />
      <ConfirmDialog
        isOpen={asking}
        title={`Apply with ${counted(conflicts.length, 'conflict', 'conflicts')}?`}
        confirmLabel="Apply all the same"
        cancelLabel="Back"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onApply();
        }}
      >
        {conflicts.map(({ move }) => `${move.title}, ${move.client.name}`).join('; ')}
      </ConfirmDialog>
    </div>
  );
}
