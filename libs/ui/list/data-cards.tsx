// A list as cards, for phones: title and amount, status, facts and actions, in three lines where
// they fit.
import { Suspense, type ReactNode } from 'react';
import { say } from '@purlin/words/screens/lists.ts';
import { skeletonLine, SKELETON_ROWS } from './skeleton.tsx';
import { ChooseBox } from './bulk-bar.tsx';
import type { Column, DataTableProps } from './data-table.tsx';
import { LazyRowWindow, MANY_ROWS } from './lazy-list-parts.tsx';
import type { PlaceInWindow } from './row-window.tsx';

const Waiting = () =>
  SKELETON_ROWS.map((n) => (
    <li key={n} className="pl-card">
      <div className="pl-card-body">
        {skeletonLine(n)}
        {skeletonLine(n + 1)}
        {skeletonLine(n + 2)}
      </div>
    </li>
  ));

export function Cards<Row>(props: DataTableProps<Row>) {
  const { rows, caption, rowKey } = props;
  const all = (
    <ul className="pl-cards" aria-label={caption}>
      {rows ? rows.map((row) => <Card key={rowKey(row)} {...props} row={row} />) : <Waiting />}
    </ul>
  );
  if (!rows || rows.length <= MANY_ROWS) return all;
  return (
    <Suspense fallback={all}>
      <LazyRowWindow
        as="ul"
        caption={caption}
        count={rows.length}
        open={!!props.more}
        keyOf={(index) => rowKey(rows[index]!)}
        row={(index, place) => <Card {...props} row={rows[index]!} place={place} />}
      />
    </Suspense>
  );
}

interface Part<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly row: Row;
}

type CardProps<Row> = Part<Row> &
  Pick<DataTableProps<Row>, 'selection' | 'rowName'> & { readonly place?: PlaceInWindow };

function Card<Row>(props: CardProps<Row>) {
  const { row, selection, rowName } = props;
  return (
    <li {...props.place} className="pl-card">
      {selection && rowName && (
        <ChooseBox
          name={say('select', { name: rowName(row) })}
          chosen={selection.isChosen(row)}
          onChoose={(on, range) => selection.choose(row, on, range)}
        />
      )}
      <div className="pl-card-body">
        <CardTop {...props} />
        <CardFoot {...props} />
      </div>
    </li>
  );
}

const cellsAt = <Row,>({ columns, row }: Part<Row>, place: Column<Row>['onCard']) =>
  columns
    .filter(({ onCard }) => onCard === place)
    .map(({ name, cell }) => ({ name, shown: cell(row) }));

/** The amount goes at the end of the first line; without one, the badge does. */
const hasFigure = <Row,>({ columns }: Part<Row>): boolean =>
  columns.some(({ onCard }) => onCard === 'figure');

const CardTop = <Row,>(props: Part<Row>) => (
  <div className="pl-card-top">
    <div className="pl-card-names">
      {cellsAt(props, 'title').map(({ name, shown }) => (
        <div key={name}>{shown}</div>
      ))}
    </div>
    <div className="pl-card-side">
      {cellsAt(props, hasFigure(props) ? 'figure' : 'badge').map(({ name, shown }) => (
        <div key={name} className={hasFigure(props) ? 'pl-card-figure' : undefined}>
          {hasFigure(props) && <span className="pl-hidden">{name}: </span>}
          {shown}
        </div>
      ))}
      {cellsAt(props, 'aside').map(({ name, shown }) => (
        <div key={name}>{shown}</div>
      ))}
    </div>
  </div>
);

function CardFoot<Row>(props: Part<Row>) {
  const badges = hasFigure(props) ? cellsAt(props, 'badge') : [];
  const facts = cellsAt(props, undefined);
  const actions = cellsAt(props, 'actions');
  if (badges.length + facts.length + actions.length === 0) return null;
  return (
    <div className="pl-card-foot">
      <div className="pl-card-says">
        {badges.map(({ name, shown }) => (
          <div key={name}>{shown}</div>
        ))}
        {facts.length > 0 && (
          <dl className="pl-card-facts">
            {facts.map(({ name, shown }) => (
              <Fact key={name} name={name} value={shown} />
            ))}
          </dl>
        )}
      </div>
      {actions.map(({ name, shown }) => (
        <div key={name}>{shown}</div>
      ))}
    </div>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
