// What stands above the rows of a list: search, filters, chips, order, saved views.
import { Button } from '@purlin/ui/control/button.tsx';
import { FilterChips } from '@purlin/ui/list/filter-chips.tsx';
import { type ListFilter, ListToolbar } from '@purlin/ui/list/list-toolbar.tsx';
import { ListViews } from '@purlin/ui/list/list-views.tsx';
import type { ListView } from '@purlin/ui/list/saved-views.ts';
import { ariaSort, SortButton, SortChoice, sortable } from '@purlin/ui/list/sort-controls.tsx';
import { type ComponentProps, useState } from 'react';
import { nothing, type Part, type States } from '../part.ts';
import { OnceThere } from './once-there.tsx';
import { columns, useSampleSorting } from './sample-list.tsx';

const trades = [
  { value: 'all', label: 'All trades' },
  { value: 'roof', label: 'Roofing (sample)' },
  { value: 'paint', label: 'Painting (sample)' },
];

/** A toolbar as a screen holds it; both kinds of filter. */
function Toolbar({
  trade = '',
  archived = false,
  search = '',
  ...rest
}: {
  readonly trade?: string;
  readonly archived?: boolean;
  readonly search?: string;
  readonly title?: string;
  readonly actions?: ComponentProps<typeof ListToolbar>['actions'];
}) {
  const [chosen, onChoose] = useState(trade);
  const [on, onSwitch] = useState(archived);
  const sorting = useSampleSorting();
  const filters: readonly ListFilter[] = [
    { name: 'Trade', choices: trades, value: chosen || 'all', onChoose },
    { name: 'Archived too', on, onSwitch },
  ];
  return (
    <ListToolbar
      {...rest}
      search={{
        label: 'Search the samples',
        placeholder: 'Search samples',
        value: search,
        onSearch: nothing,
      }}
      filters={filters}
      columns={columns}
      sorting={sorting}
    />
  );
}

const toolbars: States = {
  'Nothing set': () => <Toolbar />,
  'Filters are set': () => <Toolbar trade="roof" archived search="alder" />,
  'With a title and actions': () => (
    <Toolbar title="12 samples" actions={<Button text="Export" />} />
  ),
};

/** On a phone what is behind the one button; where there is none, nothing opens. */
const OpenToolbar = () => (
  <OnceThere select="[aria-haspopup=dialog]" act={(button) => button.click()}>
    <Toolbar trade="roof" actions={<Button text="Export" />} />
  </OnceThere>
);

const chips: States = {
  One: () => (
    <div className="pl-chips">
      <FilterChips chips={[{ label: 'Roofing (sample)', onRemove: nothing }]} />
    </div>
  ),
  Several: () => (
    <div className="pl-chips">
      <FilterChips
        chips={['Roofing (sample)', 'Archived too', 'Since November 1'].map((label) => ({
          label,
          onRemove: nothing,
        }))}
      />
    </div>
  ),
};

const own: readonly ListView[] = [
  { name: 'All', address: '', count: 120 },
  { name: 'Waiting (sample)', address: 'status=waiting', count: 7 },
  { name: 'Overdue (sample)', address: 'status=overdue' },
];
const OWNER = 0;

/** `saved`: what this browser keeps of them. */
function Views({
  address,
  saved = [],
}: {
  readonly address: string;
  readonly saved?: readonly ListView[];
}) {
  const list = `gallery-${address}-${saved.length}`;
  localStorage.setItem(`purlin-views-${OWNER}-${list}`, JSON.stringify(saved));
  return (
    <ListViews
      list={list}
      owner={OWNER}
      own={own}
      address={address}
      link={({ name, count }, current) => (
        <a key={name} href="#list-views" {...(current ? { 'aria-current': 'page' } : {})}>
          {name}
          {count !== undefined && <span className="pl-view-count">{count}</span>}
        </a>
      )}
    />
  );
}

const views: States = {
  'One of its own': () => <Views address="status=waiting" />,
  'Something else is shown': () => <Views address="status=waiting&sort=name" />,
  'One that somebody named': () => (
    <Views address="q=eugene" saved={[{ name: 'Eugene (sample)', address: 'q=eugene' }]} />
  ),
};

function SortHead({ order }: { readonly order: string }) {
  const sorting = useSampleSorting(order);
  return (
    <table className="pl-table">
      <thead>
        <tr>
          <th scope="col" aria-sort={ariaSort(sorting, '-sum')}>
            <SortButton column={{ name: 'Amount', first: '-sum' }} sorting={sorting} />
          </th>
        </tr>
      </thead>
    </table>
  );
}
const Order = ({ order }: { readonly order: string }) => (
  <SortChoice columns={sortable(columns)} sorting={useSampleSorting(order)} />
);

export const listToolParts: readonly Part[] = [
  { name: 'List toolbar', states: toolbars },
  {
    name: 'List toolbar, open on a phone',
    states: { Open: () => <OpenToolbar /> },
    over: 480,
    width: 390,
  },
  { name: 'Filter chips', states: chips },
  { name: 'List views', states: views },
  {
    name: 'Head that orders',
    narrow: true,
    states: {
      'Ordered by another': () => <SortHead order="name" />,
      'First to last': () => <SortHead order="sum" />,
      'Last to first': () => <SortHead order="-sum" />,
    },
  },
  {
    name: 'Order of cards',
    narrow: true,
    states: {
      'First to last': () => <Order order="name" />,
      'Last to first': () => <Order order="-sum" />,
      'Best matches first': () => <Order order="" />,
    },
  },
];
