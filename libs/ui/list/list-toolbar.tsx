// The toolbar above a list's rows: search, filters, sort order and actions on the whole list. On a
// phone the search stays, and one button beside it opens the rest.
import { say } from '@purlin/words/screens/furniture.ts';
import { FilterIcon } from '@blueprintjs/icons';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button, IconButton } from '../control/button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PHONE, useMediaQuery } from '../media-query.ts';
import { SearchField } from '../form/search-field.tsx';
import { type Choice, SelectField } from '../form/select-field.tsx';
import { sortable, SortChoice, type Sorting, type SortsBy } from './sort-controls.tsx';
import { CheckField } from '../form/text-fields.tsx';

/** A choice of one; the first option shows everything. */
interface ChoiceFilter {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  /** Called with an empty string for the first option. */
  readonly onChoose: (value: string) => void;
}
/** A filter that is on or off. */
interface SwitchFilter {
  readonly name: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}
export type ListFilter = ChoiceFilter | SwitchFilter;

interface ListToolbarProps {
  /** The list's name and row count. */
  readonly title?: string;
  readonly search: ComponentProps<typeof SearchField>;
  readonly filters: readonly ListFilter[];
  /** The sort order of a phone's cards, which have no column heads. */
  readonly columns: readonly SortsBy[];
  readonly sorting: Sorting;
  readonly actions?: ReactNode;
}

export function ListToolbar(props: ListToolbarProps) {
  const { title, search, filters, columns, sorting, actions } = props;
  const phone = useMediaQuery(PHONE);
  const fields = filters.map((filter) => (
    <FilterField key={filter.name} {...filter} named={phone} />
  ));
  return (
    <div className="pl-toolbar">
      {title && <h2>{title}</h2>}
      <SearchField {...search} />
      {phone ? (
        <Behind filters={filters}>
          {fields}
          <SortChoice columns={sortable(columns)} sorting={sorting} />
          {actions}
        </Behind>
      ) : (
        <>
          {fields}
          {actions}
        </>
      )}
    </div>
  );
}

/** If `named`, the name of the choice is shown above it. */
function FilterField({ named, ...filter }: ListFilter & { readonly named: boolean }) {
  if ('on' in filter)
    return (
      <CheckField
        label={filter.name}
        checked={filter.on}
        onChange={(event) => filter.onSwitch(event.currentTarget.checked)}
      />
    );
  const { name, choices, value, onChoose } = filter;
  return (
    <div className="pl-select">
      <SelectField
        label={name}
        hideLabel={!named}
        choices={choices}
        value={value}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChoose(chosen === choices[0]?.value ? '' : chosen)
        }
      />
    </div>
  );
}

/** The active filters, each with a function that removes it. */
const chipsOf = (filters: readonly ListFilter[]) =>
  filters.flatMap((filter) => {
    if ('on' in filter)
      return filter.on ? [{ label: filter.name, onRemove: () => filter.onSwitch(false) }] : [];
    const { choices, value, onChoose } = filter;
    const chosen = choices.slice(1).find((choice) => choice.value === value);
    return chosen ? [{ label: chosen.label, onRemove: () => onChoose('') }] : [];
  });

/**
 * The button, its bottom sheet, and the active filters below the search. The sheet is a native
 * popover: Escape, Back and a tap outside close it.
 */
function Behind({
  filters,
  children,
}: {
  readonly filters: readonly ListFilter[];
  readonly children: ReactNode;
}) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const chips = chipsOf(filters);
  return (
    <>
      <IconButton
        label={say('filter-and-sort')}
        icon={<FilterIcon />}
        variant="solid"
        aria-haspopup="dialog"
        aria-controls={id}
        active={chips.length > 0}
        onClick={() => sheet.current?.togglePopover()}
      />
      <div
        id={id}
        ref={sheet}
        popover="auto"
        role="dialog"
        aria-label={say('filter-and-sort')}
        className="pl-sheet"
      >
        {children}
        <Button intent="primary" text={say('done')} onClick={() => sheet.current?.hidePopover()} />
      </div>
      {chips.length > 0 && (
        <div className="pl-chips">
          <FilterChips chips={chips} />
        </div>
      )}
    </>
  );
}
