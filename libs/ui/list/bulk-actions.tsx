// Bulk actions as buttons that name how many rows they apply to. An action that cannot be undone
// asks for confirmation.
import { useState, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { Button } from '../control/button.tsx';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import type { Selection } from './use-selection.ts';

/** A bulk action. It runs on all rows it applies to and is hidden if there are none. */
export interface BulkAction<Row> {
  /** "Archive". */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Runs the action and reports the result. */
  readonly carryOut: (rows: readonly Row[]) => Promise<void>;
  /** The confirmation, for actions that cannot be undone. */
  readonly ask?: {
    readonly title: string;
    readonly confirm: string;
    readonly destructive?: boolean;
    readonly words: (rows: readonly Row[]) => ReactNode;
  };
}

interface Props<Row> {
  /** The list's accessible name. */
  readonly caption: string;
  readonly selection: Selection<Row>;
  readonly says?: ReactNode;
  readonly actions: readonly BulkAction<Row>[];
  readonly pending: boolean;
}

export function BulkActions<Row>({ caption, selection, says, actions, pending }: Props<Row>) {
  const [asked, setAsked] = useState<BulkAction<Row>>();
  return (
    <>
      <BulkBar caption={caption} selection={selection} says={says}>
        {actions
          .filter(({ rows }) => rows.length > 0)
          .map((action) => (
            <Button
              key={action.label}
              text={`${action.label} ${action.rows.length}`}
              disabled={pending}
              onClick={() => (action.ask ? setAsked(action) : void action.carryOut(action.rows))}
            />
          ))}
      </BulkBar>
      {asked?.ask && (
        <ConfirmDialog
          isOpen
          title={asked.ask.title}
          confirmLabel={asked.ask.confirm}
          destructive={asked.ask.destructive ?? false}
          busy={pending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void asked.carryOut(asked.rows).then(() => setAsked(undefined))}
        >
          {asked.ask.words(asked.rows)}
        </ConfirmDialog>
      )}
    </>
  );
}
