// Lists as tables and as cards: on their way, empty, failed, full, chosen from, ended and long.
import { SKELETON_ROWS, skeletonLine } from '@purlin/ui/list/skeleton.tsx';
import { BulkBar, ChooseBox } from '@purlin/ui/list/bulk-bar.tsx';
import { BulkActions } from '@purlin/ui/list/bulk-actions.tsx';
import { Button } from '@purlin/ui/control/button.tsx';
import { Cards } from '@purlin/ui/list/data-cards.tsx';
import { DataTable, type DataTableProps } from '@purlin/ui/list/data-table.tsx';
import { ListEnd } from '@purlin/ui/list/list-end.tsx';
import { Panel } from '@purlin/ui/layout/panel.tsx';
import { useSelection } from '@purlin/ui/list/use-selection.ts';
import { type ReactNode, useState } from 'react';
import { nothing, type Part, type States } from '../part.ts';
import { idOf, listProps, rowsOf, type SampleRow, useSampleSorting } from './sample-list.tsx';

const four = rowsOf(4);
const none: readonly SampleRow[] = [];

function List(props: Partial<DataTableProps<SampleRow>>) {
  const sorting = useSampleSorting();
  return (
    <Panel flush>
      <DataTable {...listProps} sorting={sorting} rows={four} {...props} />
    </Panel>
  );
}

/** The first so many of the rows are chosen. */
function Chosen({
  count,
  pending = false,
}: {
  readonly count: number;
  readonly pending?: boolean;
}) {
  const selection = useSelection(four, idOf, new Set(four.slice(0, count).map(idOf)));
  return (
    <List
      selection={selection}
      bulk={
        <BulkActions
          caption={listProps.caption}
          selection={selection}
          pending={pending}
          actions={[
            { label: 'Archive', rows: selection.rows, carryOut: () => Promise.resolve() },
            {
              label: 'Delete',
              rows: selection.rows.filter(({ open }) => open),
              carryOut: () => Promise.resolve(),
              ask: {
                title: 'Delete the samples?',
                confirm: 'Delete',
                destructive: true,
                words: (rows) => `${rows.length} would be gone for ever.`,
              },
            },
          ]}
        />
      }
    />
  );
}

const failure = {
  title: 'The samples could not be loaded',
  message: 'Sample message of the server.',
  onRetry: nothing,
};
const more = { onLoad: nothing, loading: false };

const tables: States = {
  'On its way': () => <List rows={undefined} />,
  Empty: () => <List rows={none} />,
  Failed: () => <List failure={failure} />,
  Full: () => <List />,
  'Read again': () => <List refreshing />,
  'There is more': () => <List more={more} />,
};

/** On a phone the bar lies at the foot of the window. */
const choosing: States = {
  'Nothing chosen yet': () => <Chosen count={0} />,
  'Some chosen': () => <Chosen count={2} />,
  'All chosen, being done': () => <Chosen count={4} pending />,
};

const CardsOf = ({ rows }: { readonly rows: readonly SampleRow[] | undefined }) => (
  <div className="pl-list">
    <Cards {...listProps} rows={rows} />
  </div>
);

function ChosenCards() {
  const selection = useSelection(four, idOf, new Set([1]));
  return (
    <div className="pl-list pl-choosing">
      <Cards {...listProps} rows={four} selection={selection} />
    </div>
  );
}

/** Facts, and nothing that stands out. */
const PlainCards = () => (
  <div className="pl-list">
    <Cards
      {...listProps}
      rows={four.slice(0, 2)}
      columns={listProps.columns.filter(
        ({ onCard }) => onCard === 'title' || onCard === undefined || onCard === 'badge',
      )}
    />
  </div>
);

const cards: States = {
  'On its way': () => <CardsOf rows={undefined} />,
  Full: () => <CardsOf rows={four} />,
  'One chosen': () => <ChosenCards />,
  'Without a figure': () => <PlainCards />,
};

function Box({ on = false, some = false }: { readonly on?: boolean; readonly some?: boolean }) {
  const [chosen, setChosen] = useState(on);
  return <ChooseBox name="Choose the sample" chosen={chosen} some={some} onChoose={setChosen} />;
}

/** The bar with the first so many of the rows chosen. */
function Bar({
  count,
  says,
  children,
}: {
  readonly count: number;
  readonly says?: string;
  readonly children: ReactNode;
}) {
  const selection = useSelection(four, idOf, new Set(four.slice(0, count).map(idOf)));
  return (
    <div className="pl-list pl-choosing">
      <BulkBar caption="Samples" selection={selection} says={says}>
        {children}
      </BulkBar>
    </div>
  );
}

const bars: States = {
  'One chosen': () => (
    <Bar count={1}>
      <Button text="Archive 1" />
    </Bar>
  ),
  'Several, with their sum': () => (
    <Bar count={3} says="$7,408.50">
      <Button text="Archive 3" />
      <Button text="Send 2" />
      <Button text="Being done" disabled />
    </Bar>
  ),
};

const bones: States = {
  'Rows on their way': () => (
    <div className="gallery-stack">
      {SKELETON_ROWS.map((n) => (
        <div key={n}>{skeletonLine(n)}</div>
      ))}
    </div>
  ),
};

export const listParts: readonly Part[] = [
  { name: 'List', states: tables },
  { name: 'List that is chosen from', states: choosing, over: 320 },
  { name: 'Cards of a list', states: cards },
  { name: 'Long list', states: { '1,000 rows': () => <List rows={rowsOf(1000)} /> }, over: 420 },
  {
    name: 'Box of a row',
    narrow: true,
    states: { Off: () => <Box />, On: () => <Box on />, 'Some of them': () => <Box some /> },
  },
  { name: 'Bulk bar', states: bars, over: 120 },
  {
    name: 'End of a list',
    narrow: true,
    states: {
      'There is more': () => <ListEnd count={4} loading={false} onLoad={nothing} />,
      'On its way': () => <ListEnd count={4} loading onLoad={nothing} />,
    },
  },
  { name: 'Bones', narrow: true, states: bones },
];
