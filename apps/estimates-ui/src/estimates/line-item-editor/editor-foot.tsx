// The line-item editor's sticky footer: the total, and the two price books.
import { PlusIcon } from '@blueprintjs/icons';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { Button } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/line-item-editor.ts';
import type { LineValues } from '../draft/values.ts';

interface Props {
  readonly what: string;
  readonly cents: number;
  /** The price book that is already open. */
  readonly open?: LineValues['kind'] | undefined;
  /** Opens a price book, where lines can be added. */
  readonly onAdd?: (kind: LineValues['kind']) => void;
}

export const EditorFoot = ({ what, cents, open, onAdd }: Props) => (
  <div className="lie-foot">
    <span>
      {what}
      <output className="pl-figures" aria-label={what}>
        {formatDollars(cents)}
      </output>
    </span>
    {onAdd && (
      <>
        {open !== 'service' && (
          <Button
            icon={<PlusIcon />}
            text={say('add-one.service')}
            onClick={() => onAdd('service')}
          />
        )}
        {open !== 'material' && (
          <Button
            icon={<PlusIcon />}
            text={say('add-one.material')}
            onClick={() => onAdd('material')}
          />
        )}
      </>
    )}
  </div>
);
