// The edit-conflict notice: someone else changed the estimate while it was being edited.
import { ConflictNotice } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { changedThis } from '@purlin/words/screens/conflicts.ts';
import { useMyName } from '../draft/my-name.ts';
import type { Conflict } from './use-changing.ts';
import type { Editable } from './use-editable.ts';

interface Props {
  readonly conflict: Conflict;
  readonly busy: boolean;
  readonly onMine: (theirs: Editable) => void;
  readonly onTheirs: (theirs: Editable) => void;
}

export const EstimateConflict = ({ conflict, busy, onMine, onTheirs }: Props) => (
  <ConflictNotice
    changed={changedThis('estimate')}
    me={useMyName()}
    by={conflict.change?.by}
    at={conflict.change && <Moment at={conflict.change.at} />}
    differences={conflict.changes}
    refused={conflict}
    busy={busy}
    onMine={() => onMine(conflict.theirs)}
    onTheirs={() => onTheirs(conflict.theirs)}
  />
);
