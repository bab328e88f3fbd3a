// The bar of bulk actions for selected rows. It covers the table head at the same height, so that
// no row moves; on a phone it is at the bottom.
import { say } from '@purlin/words/screens/lists.ts';
import { CrossIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { IconButton } from '../control/button.tsx';
import type { Selection } from './use-selection.ts';

/** A row's checkbox, or the head's for all rows. `name` is its accessible name. */
export const ChooseBox = ({
  name,
  chosen,
  some = false,
  onChoose,
}: {
  readonly name: string;
  readonly chosen: boolean;
  /** Indeterminate: some rows are selected, but not all. */
  readonly some?: boolean;
  readonly onChoose: (on: boolean, range: boolean) => void;
}) => (
  <label className="pl-choose pl-above">
    <input
      type="checkbox"
      aria-label={name}
      checked={chosen}
      ref={(input) => {
        if (input) input.indeterminate = some;
      }}
      onChange={(event) =>
        onChoose(
          event.currentTarget.checked,
          event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
        )
      }
    />
  </label>
);

export const BulkBar = <Row,>({
  caption,
  selection,
  says,
  children,
}: {
  /** The list's accessible name. */
  readonly caption: string;
  readonly selection: Selection<Row>;
  /** Shown beside the count, for example the rows' total. */
  readonly says?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div
    className="pl-bulk"
    role="toolbar"
    aria-label={say('with-chosen', { what: caption.toLowerCase() })}
  >
    <IconButton label={say('clear-selection')} icon={<CrossIcon />} onClick={selection.clear} />
    <output className="pl-bulk-count">
      {say('selected', { count: selection.rows.length })}
      {says && <>, {says}</>}
    </output>
    {children}
  </div>
);
