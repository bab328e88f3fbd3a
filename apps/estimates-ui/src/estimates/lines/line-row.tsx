// One row of the line table: cells that look like text until they are edited; less common fields
// are behind a button.
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DragHandleVerticalIcon,
  TrashIcon,
} from '@blueprintjs/icons';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { CheckField, classNames, IconButton } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { memo, useState } from 'react';
import { lineCents } from '../draft/figures.ts';
import { isFree, type NumberCell, numberErrors } from '../draft/number-cells.ts';
import { unitLabel } from '../draft/unit-words.ts';
import type { LinesPath, LineValues } from '../draft/values.ts';
import { DescriptionCell } from './description-cell.tsx';
import type { LineActions } from './line-actions.ts';
import { LineMore } from './line-more.tsx';
import { marginText } from './margin-text.ts';
import { QuantityCell } from './quantity-cell.tsx';
import { RateCell } from './rate-cell.tsx';

/** The errors of a line, by field. */
export type LineErrors = Readonly<Partial<Record<keyof LineValues, string>>>;

export interface RowProps {
  readonly path: LinesPath;
  readonly n: number;
  readonly line: LineValues;
  readonly errors: LineErrors | undefined;
  readonly chosen: boolean;
  /** The line does not exist yet: typing creates it. */
  readonly ghost: boolean;
  /** The last line cannot be removed where the wizard says so. */
  readonly stays: boolean;
  readonly actions: LineActions;
  readonly onGrip: (n: number, event: React.PointerEvent) => void;
}

const isSame = (a: LineErrors = {}, b: LineErrors = {}): boolean =>
  a === b ||
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => a[name as keyof LineErrors] === b[name as keyof LineErrors],
  );

/** Memoized: a key in one line rerenders only that line. */
export const LineRow = memo(
  function LineRow(props: RowProps) {
    const { path, n, line, chosen, ghost, actions } = props;
    const [open, setOpen] = useState(false);
    /** The cell being typed in: its content is incomplete, so no error is shown. */
    const [typing, setTyping] = useState<string | undefined>();
    const { [typing as NumberCell]: _, ...unread } = numberErrors(line);
    const errors: LineErrors = { ...unread, ...props.errors };
    // Errors behind the button must be visible.
    const shown = !ghost && (open || Boolean(errors.section ?? errors.cost ?? errors.details));
    const wrong = Object.values(errors).find(Boolean);
    return (
      <li
        className={classNames('line', chosen && 'line-chosen', wrong && 'line-wrong')}
        aria-label={say('line', { n: n + 1 })}
        data-line={n}
        onFocus={({ target }) => setTyping(target.dataset['cell'])}
        onBlur={() => setTyping(undefined)}
      >
        <Lead {...props} />
        <DescriptionCell
          path={path}
          n={n}
          line={line}
          error={errors.description}
          actions={actions}
        />
        <QuantityCell path={path} n={n} line={line} error={errors.quantity} actions={actions} />
        <Pricing path={path} n={n} line={line} error={errors.rate} actions={actions} />
        <span className="line-margin" title={say('margin-staff-only')}>
          {marginText(line)}
        </span>
        <output className="line-total pl-figures" aria-label={say('line-total')}>
          {formatDollars(lineCents(line))}
        </output>
        {!ghost && <Acts {...props} shown={shown} onShow={setOpen} />}
        {wrong && <span className="line-error pl-error">{wrong}</span>}
        {!ghost && typing !== 'rate' && isFree(line) && (
          <span className="line-error">
            <CheckField
              label={say('included')}
              checked={line.included}
              onChange={(event) => actions.type(n, { included: event.currentTarget.checked })}
            />
          </span>
        )}
        {shown && <LineMore path={path} n={n} line={line} errors={errors} actions={actions} />}
      </li>
    );
  },
  (before, now) =>
    isSame(before.errors, now.errors) &&
    (Object.keys(now) as (keyof RowProps)[]).every(
      (name) => name === 'errors' || before[name] === now[name],
    ),
);

const Lead = ({ n, chosen, ghost, actions, onGrip }: RowProps) => (
  <span className="line-lead">
    <span className="line-grip" aria-hidden onPointerDown={(event) => onGrip(n, event)}>
      <DragHandleVerticalIcon />
    </span>
    {!ghost && (
      <input
        type="checkbox"
        aria-label={say('select', { n: n + 1 })}
        checked={chosen}
        onChange={(event) => actions.choose(n, event.currentTarget.checked)}
      />
    )}
  </span>
);

const Acts = ({
  n,
  stays,
  actions,
  shown,
  onShow,
}: RowProps & { readonly shown: boolean; readonly onShow: (shown: boolean) => void }) => (
  <span className="line-acts">
    <IconButton
      label={say(shown ? 'hide-more' : 'show-more')}
      icon={shown ? <ChevronUpIcon /> : <ChevronDownIcon />}
      aria-expanded={shown}
      tabIndex={-1}
      data-act="more"
      aria-keyshortcuts="Alt+Enter"
      onClick={() => onShow(!shown)}
    />
    {!stays && (
      <IconButton
        label={say('remove', { n: n + 1 })}
        icon={<TrashIcon />}
        tabIndex={-1}
        data-act="remove"
        aria-keyshortcuts="Alt+Delete"
        onClick={() => actions.remove(n)}
      />
    )}
  </span>
);

export interface CellProps {
  readonly path: LinesPath;
  readonly n: number;
  readonly line: LineValues;
  readonly error?: string | undefined;
  readonly actions: LineActions;
}

/** Unit, rate, and whether the line is taxed. */
const Pricing = ({ path, n, line, error, actions }: CellProps) => (
  <>
    <label className="line-unit">
      <span>{say('unit')}</span>
      <select
        className="line-cell"
        data-cell="unit"
        value={line.unit}
        onChange={(event) =>
          actions.type(n, { unit: event.currentTarget.value as LineValues['unit'] })
        }
      >
        {Unit.options.map((unit) => (
          <option key={unit} value={unit}>
            {unitLabel(unit)}
          </option>
        ))}
      </select>
    </label>
    <RateCell path={path} n={n} line={line} error={error} actions={actions} />
    <label className="line-tax">
      <span>{say('taxable')}</span>
      <input
        type="checkbox"
        data-end
        checked={line.taxable}
        onChange={(event) => actions.type(n, { taxable: event.currentTarget.checked })}
      />
    </label>
  </>
);
