// What stays in reach below the line-item editor: what it comes to, and the two price books.
import { PlusIcon } from '@blueprintjs/icons';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { Button } from '@purlin/ui/ui.ts';
import type { LineValues } from '../draft/values.ts';

interface Props {
  readonly what: string;
  readonly cents: number;
  /** Opens a price book, where lines can be added. */
  readonly onAdd?: (kind: LineValues['kind']) => void;
}

export const EditorFoot = ({ what, cents, onAdd }: Props) => (
  <div className="lie-foot">
    <span>
      {what}
      <output className="pl-figures" aria-label={what}>
        {formatDollars(cents)}
      </output>
    </span>
    {onAdd && (
      <>
        <Button icon={<PlusIcon />} text="Service" onClick={() => onAdd('service')} />
        <Button icon={<PlusIcon />} text="Material" onClick={() => onAdd('material')} />
      </>
    )}
  </div>
);
