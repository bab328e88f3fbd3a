// A sample list: its rows, its columns, and how a screen holds its order and its selection.
import { EditIcon, MoreIcon, TrashIcon } from '@blueprintjs/icons';
import { IconButton } from '@purlin/ui/control/button.tsx';
import type { Column, DataTableProps } from '@purlin/ui/list/data-table.tsx';
import { MenuButton } from '@purlin/ui/control/menu.tsx';
import { Money } from '@purlin/ui/layout/money.tsx';
import type { Sorting } from '@purlin/ui/list/sort-controls.tsx';
import { EmptyState } from '@purlin/ui/feedback/states.tsx';
import { StatusBadge } from '@purlin/ui/feedback/status-badge.tsx';
import { useState } from 'react';
import { nothing } from '../part.ts';

export interface SampleRow {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly sum: string;
  readonly open: boolean;
}

const names = ['Dana Whitfield', 'Alder Gutters', 'Birch Roofing', 'Sample Cedar Paint'];
const places = ['Eugene', 'Springfield', 'Cottage Grove', 'Junction City'];

/** So many rows of samples. */
export const rowsOf = (count: number): readonly SampleRow[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    name: `${names[n % names.length]} ${n + 1}`,
    place: places[n % places.length]!,
    sum: `${(n + 1) * 1234}.50`,
    open: n % 3 !== 0,
  }));

export const columns: readonly Column<SampleRow>[] = [
  {
    name: 'Sample',
    sort: 'name',
    onCard: 'title',
    cell: ({ name }) => <strong>{name}</strong>,
  },
  { name: 'Place', sort: 'place', cell: ({ place }) => place, minor: true },
  {
    name: 'Status',
    onCard: 'badge',
    cell: ({ open }) => (
      <StatusBadge tone={open ? 'info' : 'good'} label={open ? 'Open' : 'Done'} />
    ),
  },
  {
    name: 'Amount',
    sort: '-sum',
    end: true,
    onCard: 'figure',
    cell: ({ sum }) => <Money amount={sum} />,
  },
  {
    name: 'Actions',
    end: true,
    onCard: 'actions',
    cell: ({ name }) => (
      <span className="pl-actions">
        <IconButton label={`Edit ${name}`} icon={<EditIcon />} />
        <MenuButton
          label={`More for ${name}`}
          variant="minimal"
          icon={<MoreIcon />}
          actions={[{ label: 'Delete', icon: <TrashIcon />, onSelect: nothing, destructive: true }]}
        />
      </span>
    ),
  },
];

/** The order as somebody presses it. */
export function useSampleSorting(first = 'name'): Sorting {
  const [order, onOrder] = useState(first);
  return { order, onOrder };
}

export const nameOf = ({ name }: SampleRow): string => name;
export const idOf = ({ id }: SampleRow): number => id;

/** What every sample list has. */
export const listProps: Omit<DataTableProps<SampleRow>, 'rows'> = {
  caption: 'Samples',
  columns,
  rowKey: idOf,
  rowName: nameOf,
  empty: (
    <EmptyState icon={<EditIcon size={24} />} title="No samples yet">
      What will stand here, in a sentence.
    </EmptyState>
  ),
};
