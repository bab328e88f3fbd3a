// A list of things: a table on a wide screen, cards on a phone, with its waiting, empty, failed and
// longer states.
import { Button } from '@blueprintjs/core';
import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PHONE, useMediaQuery } from './media-query.ts';
import {
  ariaSort,
  SortButton,
  SortChoice,
  type SortableColumn,
  type Sorting,
} from './sort-controls.tsx';
import { ErrorPanel } from './states.tsx';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly end?: boolean;
  /**
   * The order that pressing its head first asks for: a field, with a minus in front from the last
   * to the first. Unset: the list cannot be sorted by it.
   */
  readonly sort?: string;
  /** Left out of the table where it is narrow; cards always show it. */
  readonly minor?: boolean;
  /**
   * Where it stands on a card: in its head, as its figure, among the actions, nowhere, or (unset)
   * as a labelled line.
   */
  readonly onCard?: 'title' | 'badge' | 'figure' | 'actions' | 'none';
}

interface DataTableProps<Row> {
  /** What the list holds, for assistive technology. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => Key;
  /** Unset while the first page is on its way. */
  readonly rows: readonly Row[] | undefined;
  readonly empty: ReactNode;
  /** In which order the list is; unset where nobody may choose. */
  readonly sorting?: Sorting | undefined;
  readonly loadingText?: string;
  /** Newer rows are on their way; the old ones stay, faded. */
  readonly refreshing?: boolean;
  readonly failure?:
    { readonly title: string; readonly message: string; readonly onRetry: () => void } | undefined;
  /** There is more; unset at the end of the list. */
  readonly more?: { readonly onLoad: () => void; readonly loading: boolean } | undefined;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    rows,
    empty,
    failure,
    more,
    loadingText = 'Loading…',
    refreshing = false,
  } = props;
  const phone = useMediaQuery(PHONE);
  if (failure)
    return <ErrorPanel title={failure.title} message={failure.message} onRetry={failure.onRetry} />;
  if (rows?.length === 0) return <>{empty}</>;
  return (
    <div
      aria-busy={!rows || refreshing}
      className={classNames('pl-list', refreshing && 'pl-refreshing')}
    >
      {!rows && <output className="pl-hidden">{loadingText}</output>}
      {phone && props.sorting && (
        <SortChoice columns={sortable(props.columns)} sorting={props.sorting} />
      )}
      {phone ? <Cards {...props} label={caption} /> : <Table {...props} />}
      {more && (
        <div className="pl-more">
          <Button text="Show more" onClick={more.onLoad} loading={more.loading} />
        </div>
      )}
    </div>
  );
}

const sortable = <Row,>(columns: readonly Column<Row>[]): SortableColumn[] =>
  columns.flatMap(({ name, sort }) => (sort === undefined ? [] : [{ name, first: sort }]));

const bones = ['pl-bone-wide', 'pl-bone-mid', 'pl-bone-short', 'pl-bone-mid', 'pl-bone-wide'];
const bone = (n: number) => <span className={`pl-bone ${bones[n % bones.length]}`} aria-hidden />;
const cellClass = (end?: boolean, minor?: boolean) =>
  classNames(end && 'pl-end', minor && 'pl-minor');
const BONE_ROWS = [0, 1, 2, 3, 4];

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

function Table<Row>({ caption, columns, rows, rowKey, sorting }: DataTableProps<Row>) {
  return (
    <div className="pl-table-scroll">
      <table className="pl-table">
        <caption className="pl-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => (
                <tr key={rowKey(row)}>
                  {columns.map(({ name, cell, end, minor }) => (
                    <td key={name} className={cellClass(end, minor)}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))
            : BONE_ROWS.map((n) => (
                <tr key={n}>
                  {columns.map(({ name, end, minor }, m) => (
                    <td key={name} className={cellClass(end, minor)}>
                      {bone(n + m)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({
  columns,
  rows,
  rowKey,
  label,
}: DataTableProps<Row> & { readonly label: string }) {
  if (!rows)
    return (
      <ul className="pl-cards" aria-label={label}>
        {BONE_ROWS.map((n) => (
          <li key={n} className="pl-card">
            {bone(n)}
            {bone(n + 1)}
            {bone(n + 2)}
          </li>
        ))}
      </ul>
    );
  const at = (place: Column<Row>['onCard']) => columns.filter(({ onCard }) => onCard === place);
  const lines = columns.filter(({ onCard }) => onCard === undefined);
  return (
    <ul className="pl-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className="pl-card">
          <div className="pl-card-top">
            <div>
              {at('title').map(({ name, cell }) => (
                <div key={name}>{cell(row)}</div>
              ))}
            </div>
            {at('badge').map(({ name, cell }) => (
              <div key={name}>{cell(row)}</div>
            ))}
          </div>
          {lines.length > 0 && (
            <dl className="pl-card-facts">
              {lines.map(({ name, cell }) => (
                <Fact key={name} name={name} value={cell(row)} />
              ))}
            </dl>
          )}
          <div className="pl-card-foot">
            {at('figure').map(({ name, cell }) => (
              <div key={name} className="pl-card-figure">
                <span className="pl-hidden">{name}: </span>
                {cell(row)}
              </div>
            ))}
            {at('actions').map(({ name, cell }) => (
              <div key={name}>{cell(row)}</div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
