// What can be done with the chosen rows of a list: lies over its head, at the same height, so that
// no row moves; on a phone at the thumb.
import { say } from '@purlin/words/screens/lists.ts';
import { CrossIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import type { Selection } from './use-selection.ts';

/** The box of a row, or of the head for all rows; `name` says of what. */
export const ChooseBox = ({
  name,
  chosen,
  some = false,
  onChoose,
}: {
  readonly name: string;
  readonly chosen: boolean;
  /** Some of them, not all. */
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
  /** What the list holds. */
  readonly caption: string;
  readonly selection: Selection<Row>;
  /** Beside the count, for example their sum. */
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
