// Somebody else has changed the estimate while it was edited: what, and whose version is to count.
import { Button, Notice } from '@purlin/ui/ui.ts';
import type { Conflict } from './use-changing.ts';
import type { Editable } from './use-editable.ts';

interface Props {
  readonly conflict: Conflict;
  readonly busy: boolean;
  readonly onMine: (theirs: Editable) => void;
  readonly onTheirs: (theirs: Editable) => void;
}

export function ConflictNotice({ conflict: { theirs, changes }, busy, onMine, onTheirs }: Props) {
  return (
    <Notice
      tone="bad"
      title="Nothing is saved yet: this estimate was changed meanwhile"
      actions={
        <>
          <Button
            size="small"
            intent="primary"
            text="Save mine over it"
            disabled={busy}
            onClick={() => onMine(theirs)}
          />
          <Button
            size="small"
            text="Take the other version"
            disabled={busy}
            onClick={() => onTheirs(theirs)}
          />
        </>
      }
    >
      <dl className="edit-differences">
        {changes.map(({ what, before, after }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <del>{before || 'Nothing'}</del> → <ins>{after || 'Nothing'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
