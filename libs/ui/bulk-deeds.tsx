// What can be done with the chosen rows of a list, as buttons that say for how many; what cannot be
// taken back asks first.
import { useState, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Selection } from './use-selection.ts';

/** Something that is done with all rows it can be done with; without any it is not offered. */
export interface BulkDeed<Row> {
  /** "Archive". */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Does it and tells what came of it. */
  readonly carryOut: (rows: readonly Row[]) => Promise<void>;
  /** What is asked before: what cannot be taken back. */
  readonly ask?: {
    readonly title: string;
    readonly confirm: string;
    readonly destructive?: boolean;
    readonly words: (rows: readonly Row[]) => ReactNode;
  };
}

interface Props<Row> {
  /** What the list holds. */
  readonly caption: string;
  readonly selection: Selection<Row>;
  readonly says?: ReactNode;
  readonly deeds: readonly BulkDeed<Row>[];
  readonly pending: boolean;
}

export function BulkDeeds<Row>({ caption, selection, says, deeds, pending }: Props<Row>) {
  const [asked, setAsked] = useState<BulkDeed<Row>>();
  return (
    <>
      <BulkBar caption={caption} selection={selection} says={says}>
        {deeds
          .filter(({ rows }) => rows.length > 0)
          .map((deed) => (
            <Button
              key={deed.label}
              text={`${deed.label} ${deed.rows.length}`}
              disabled={pending}
              onClick={() => (deed.ask ? setAsked(deed) : void deed.carryOut(deed.rows))}
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
