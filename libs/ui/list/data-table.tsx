// A list: a table on a wide screen, cards on a phone, with its loading, empty, error and load-more
// states.
import { say } from '@purlin/words/screens/furniture.ts';
import { say as sayOfList } from '@purlin/words/screens/lists.ts';
import { Suspense, type Key, type ReactNode } from 'react';
import { skeletonLine, SKELETON_ROWS } from './skeleton.tsx';
import { ChooseBox } from './bulk-bar.tsx';
import { classNames } from '../class-names.ts';
import { Cards } from './data-cards.tsx';
import { LazyListEnd, LazyRowWindow, MANY_ROWS } from './lazy-list-parts.tsx';
import { PHONE, useMediaQuery } from '../media-query.ts';
import { ariaSort, sortable, SortButton, SortChoice, type Sorting } from './sort-controls.tsx';
import type { PlaceInWindow } from './row-window.tsx';
import { ErrorPanel } from '../feedback/states.tsx';
import type { Selection } from './use-selection.ts';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly end?: boolean;
  /** The column's width. Columns without one share the rest. */
  readonly width?: string;
  /**
   * The sort order for the first click on the head: a field, prefixed with a minus for descending.
   * Unset: the column is not sortable.
   */
  readonly sort?: string;
  /** Hidden where the table is narrow; cards always show it. */
  readonly minor?: boolean | 'first';
  /**
   * Where the column goes on a card: in the title, as the amount, small below the amount, as the
   * badge, among the actions, nowhere, or (unset) as a labeled fact.
   */
  readonly onCard?: 'title' | 'figure' | 'aside' | 'badge' | 'actions' | 'none';
}

export interface DataTableProps<Row> {
  /** The list's accessible name. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => Key;
  /** Unset while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly empty: ReactNode;
  /** Makes rows selectable; `bulk` then replaces the head. Both need `rowName`. */
  readonly selection?: Selection<Row> | undefined;
  readonly bulk?: ReactNode;
  /** A row's accessible name. */
  readonly rowName?: (row: Row) => string;
  /** The sort order. Unset if the user cannot change it. */
  readonly sorting?: Sorting | undefined;
  /** On a phone the sort order is chosen in the list's toolbar, not above the cards. */
  readonly orderedAbove?: boolean;
  readonly loadingText?: string;
  /** Newer rows are loading; the old ones stay, dimmed. */
  readonly refreshing?: boolean;
  readonly failure?:
    { readonly title: string; readonly message: string; readonly onRetry: () => void } | undefined;
  /** Loads more. Unset at the end of the list. */
  readonly more?: { readonly onLoad: () => void; readonly loading: boolean } | undefined;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, empty, failure, more, loadingText = say('loading'), refreshing = false } = props;
  const phone = useMediaQuery(PHONE);
  if (failure)
    return <ErrorPanel title={failure.title} message={failure.message} onRetry={failure.onRetry} />;
  if (rows?.length === 0) return <>{empty}</>;
  return (
    <div
      aria-busy={!rows || refreshing}
      className={classNames(
        'pl-list',
        refreshing && 'pl-refreshing',
        props.selection && props.selection.rows.length > 0 && 'pl-choosing',
      )}
    >
      {!rows && <output className="pl-hidden">{loadingText}</output>}
      {phone && props.sorting && !props.orderedAbove && (
        <SortChoice columns={sortable(props.columns)} sorting={props.sorting} />
      )}
      {props.selection && props.selection.rows.length > 0 && props.bulk}
      {phone ? <Cards {...props} /> : <Table {...props} />}
      {more && (
        <Suspense fallback={null}>
          <LazyListEnd {...more} count={rows?.length ?? 0} />
        </Suspense>
      )}
    </div>
  );
}

const cellClass = (end?: boolean, minor?: Column<never>['minor']) =>
  classNames(end && 'pl-end', minor && 'pl-minor', minor === 'first' && 'pl-minor-first');

function Head<Row>({
  column: { name, end, minor, onCard, sort },
  sorting,
}: {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
}) {
  const shared = { scope: 'col', className: cellClass(end, minor) } as const;
  if (onCard === 'actions')
    return (
      <th {...shared}>
        <span className="pl-hidden">{name}</span>
      </th>
    );
  if (!sorting || sort === undefined) return <th {...shared}>{name}</th>;
  return (
    <th {...shared} aria-sort={ariaSort(sorting, sort)}>
      <SortButton column={{ name, first: sort }} sorting={sorting} />
    </th>
  );
}

/** Selects all rows that are shown, or none. */
function ChooseAll<Row>({
  caption,
  rows,
  selection,
}: Pick<DataTableProps<Row>, 'caption' | 'rows'> & { readonly selection: Selection<Row> }) {
  const [shown, chosen] = [rows?.length ?? 0, selection.rows.length];
  return (
    <th scope="col" className="pl-choose-cell">
      <ChooseBox
        name={sayOfList('select-all', { what: caption.toLowerCase() })}
        chosen={shown > 0 && chosen === shown}
        some={chosen > 0 && chosen < shown}
        onChoose={selection.chooseAll}
      />
    </th>
  );
}

function Table<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sorting, selection, rowName } = props;
  const picked = rowName && selection;
  const many = !!rows && rows.length > MANY_ROWS;
  return (
    <div className="pl-table-scroll">
      <table
        {...(many ? { 'aria-rowcount': props.more ? -1 : rows.length + 1 } : {})}
        className={classNames('pl-table', columns.some(({ width }) => width) && 'pl-table-fixed')}
      >
        <caption className="pl-hidden">{caption}</caption>
        <colgroup>
          {picked && <col className="pl-choose-cell" style={{ width: '2.9rem' }} />}
          {columns.map(({ name, width, minor }) => (
            <col key={name} className={cellClass(false, minor)} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {picked && <ChooseAll caption={caption} rows={rows} selection={picked} />}
            {columns.map((column) => (
              <Head key={column.name} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        {rows ? (
          <Rows {...props} rows={rows} many={many} />
        ) : (
          <tbody>
            <BoneRows columns={columns} pick={!!picked} />
          </tbody>
        )}
      </table>
    </div>
  );
}

function Rows<Row>({
  rows,
  many,
  ...props
}: DataTableProps<Row> & { readonly rows: readonly Row[]; readonly many: boolean }) {
  const all = (
    <tbody>
      {rows.map((row) => (
        <TableRow key={props.rowKey(row)} {...props} row={row} />
      ))}
    </tbody>
  );
  if (!many) return all;
  return (
    <Suspense fallback={all}>
      <LazyRowWindow
        as="tbody"
        caption={props.caption}
        count={rows.length}
        open={!!props.more}
        keyOf={(index) => props.rowKey(rows[index]!)}
        row={(index, place) => <TableRow {...props} row={rows[index]!} place={place} />}
      />
    </Suspense>
  );
}

const TableRow = <Row,>({
  columns,
  row,
  rowName,
  selection,
  place,
}: Omit<DataTableProps<Row>, 'rows'> & {
  readonly row: Row;
  readonly place?: PlaceInWindow;
}) => (
  <tr {...place} {...(selection?.isChosen(row) ? { 'data-chosen': true } : {})}>
    {selection && rowName && (
      <td className="pl-choose-cell">
        <ChooseBox
          name={sayOfList('select', { name: rowName(row) })}
          chosen={selection.isChosen(row)}
          onChoose={(on, range) => selection.choose(row, on, range)}
        />
      </td>
    )}
    {columns.map(({ name, cell, end, minor, onCard }) => (
      <td
        key={name}
        className={classNames(cellClass(end, minor), onCard === 'actions' && 'pl-actions-cell')}
      >
        {cell(row)}
      </td>
    ))}
  </tr>
);

const BoneRows = <Row,>({
  columns,
  pick,
}: {
  readonly columns: readonly Column<Row>[];
  readonly pick: boolean;
}) =>
  SKELETON_ROWS.map((n) => (
    <tr key={n}>
      {pick && <td className="pl-choose-cell">{skeletonLine(n)}</td>}
      {columns.map(({ name, end, minor }, m) => (
        <td key={name} className={cellClass(end, minor)}>
          {skeletonLine(n + m)}
        </td>
      ))}
    </tr>
  ));
