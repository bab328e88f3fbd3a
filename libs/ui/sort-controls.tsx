// How a list is put in order: buttons in the heads of a table, one choice above the cards of a
// phone.
import { say } from '@purlin/words/screens/furniture.ts';
import {
  CaretDownIcon,
  CaretUpIcon,
  SortAlphabeticalDescIcon,
  SortAlphabeticalIcon,
} from '@blueprintjs/icons';
import { useId } from 'react';
import { IconButton } from './button.tsx';

export interface Sorting {
  /**
   * The order now: a field, with a minus in front from the last to the first; empty while a search
   * puts the best matches first.
   */
  readonly order: string;
  readonly onOrder: (order: string) => void;
}

/** A column as far as its order goes: its name, and what pressing its head first asks for. */
export interface SortsBy {
  readonly name: string;
  readonly sort?: string;
}

/** A column that a list can be ordered by; `first` is the order of the first click. */
interface SortableColumn {
  readonly name: string;
  readonly first: string;
}

/** Those of the columns that a list can be ordered by. */
export const sortable = (columns: readonly SortsBy[]): SortableColumn[] =>
  columns.flatMap(({ name, sort }) => (sort === undefined ? [] : [{ name, first: sort }]));

const fieldOf = (order: string): string => order.replace(/^-/, '');
const turned = (order: string): string => (order.startsWith('-') ? order.slice(1) : `-${order}`);
const isBy = (order: string, first: string): boolean => fieldOf(order) === fieldOf(first);

/** What the column's head says to assistive technology. */
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

/** Cards have no heads to press. */
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
