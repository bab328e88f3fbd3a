// Sort controls: buttons in a table's heads, one select above the cards on a phone.
import { say } from '@purlin/words/screens/furniture.ts';
import {
  CaretDownIcon,
  CaretUpIcon,
  SortAlphabeticalDescIcon,
  SortAlphabeticalIcon,
} from '@blueprintjs/icons';
import { useId } from 'react';
import { IconButton } from '../control/button.tsx';

export interface Sorting {
  /**
   * The current order: a field, prefixed with a minus for descending; empty while a search shows
   * the best matches first.
   */
  readonly order: string;
  readonly onOrder: (order: string) => void;
}

/** A column's sort properties: its name, and the order for the first click. */
export interface SortsBy {
  readonly name: string;
  readonly sort?: string;
}

/** A sortable column; `first` is the order for the first click. */
interface SortableColumn {
  readonly name: string;
  readonly first: string;
}

/** The sortable columns. */
export const sortable = (columns: readonly SortsBy[]): SortableColumn[] =>
  columns.flatMap(({ name, sort }) => (sort === undefined ? [] : [{ name, first: sort }]));

const fieldOf = (order: string): string => order.replace(/^-/, '');
const turned = (order: string): string => (order.startsWith('-') ? order.slice(1) : `-${order}`);
const isBy = (order: string, first: string): boolean => fieldOf(order) === fieldOf(first);

/** The value of the head's aria-sort. */
export const ariaSort = ({ order }: Sorting, first: string): 'ascending' | 'descending' | 'none' =>
  isBy(order, first) ? (order.startsWith('-') ? 'descending' : 'ascending') : 'none';

export function SortButton({
  column: { name, first },
  sorting: { order, onOrder },
}: {
  readonly column: SortableColumn;
  readonly sorting: Sorting;
}) {
  const on = isBy(order, first);
  const down = (on ? order : first).startsWith('-');
  return (
    <button type="button" className="pl-sort" onClick={() => onOrder(on ? turned(order) : first)}>
      {name}
      {down ? <CaretDownIcon aria-hidden size={12} /> : <CaretUpIcon aria-hidden size={12} />}
    </button>
  );
}

/** Cards have no column heads, so they get a select. */
export function SortChoice({
  columns,
  sorting: { order, onOrder },
}: {
  readonly columns: readonly SortableColumn[];
  readonly sorting: Sorting;
}) {
  const id = useId();
  const chosen = columns.find(({ first }) => isBy(order, first));
  const descending = order.startsWith('-');
  return (
    <div className="pl-sort-choice">
      <label htmlFor={id}>{say('sort-by')}</label>
      <span className="bp6-html-select">
        <select
          id={id}
          value={chosen?.first ?? ''}
          onChange={({ target }) => onOrder(target.value)}
        >
          {!chosen && <option value="">{say('best-match')}</option>}
          {columns.map(({ name, first }) => (
            <option key={first} value={first}>
              {name}
            </option>
          ))}
        </select>
        <CaretDownIcon aria-hidden />
      </span>
      <IconButton
        disabled={!chosen}
        label={descending ? say('last-to-first') : say('first-to-last')}
        icon={descending ? <SortAlphabeticalDescIcon /> : <SortAlphabeticalIcon />}
        onClick={() => onOrder(turned(order))}
      />
    </div>
  );
}
