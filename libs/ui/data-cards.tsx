// A list as cards, for phones: what a row is called, how it stands, its facts, its figure and what
// can be done with it.
import type { ReactNode } from 'react';
import { bone, BONE_ROWS } from './bones.tsx';
import { ChooseBox } from './bulk-bar.tsx';
import type { Column, DataTableProps } from './data-table.tsx';

const Waiting = () =>
  BONE_ROWS.map((n) => (
    <li key={n} className="pl-card">
      {bone(n)}
      {bone(n + 1)}
      {bone(n + 2)}
    </li>
  ));

export const Cards = <Row,>(props: DataTableProps<Row>) => (
  <ul className="pl-cards" aria-label={props.caption}>
    {props.rows ? (
      props.rows.map((row) => (
        <li key={props.rowKey(row)} className="pl-card">
          <CardTop {...props} row={row} />
          <CardFacts columns={props.columns} row={row} />
          <CardFoot columns={props.columns} row={row} />
        </li>
      ))
    ) : (
      <Waiting />
    )}
  </ul>
);

interface Part<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly row: Row;
}
const cellsAt = <Row,>({ columns, row }: Part<Row>, place: Column<Row>['onCard']) =>
  columns
    .filter(({ onCard }) => onCard === place)
    .map(({ name, cell }) => ({ name, shown: cell(row) }));

function CardTop<Row>(props: Part<Row> & Pick<DataTableProps<Row>, 'selection' | 'rowName'>) {
  const { row, selection, rowName } = props;
  return (
    <div className="pl-card-top">
      {selection && rowName && (
        <ChooseBox
          name={`Select ${rowName(row)}`}
          chosen={selection.isChosen(row)}
          onChoose={(on, range) => selection.choose(row, on, range)}
        />
      )}
      <div className="pl-card-names">
        {cellsAt(props, 'title').map(({ name, shown }) => (
          <div key={name}>{shown}</div>
        ))}
      </div>
      {cellsAt(props, 'badge').map(({ name, shown }) => (
        <div key={name}>{shown}</div>
      ))}
    </div>
  );
}

function CardFacts<Row>(props: Part<Row>) {
  const facts = cellsAt(props, undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="pl-card-facts">
      {facts.map(({ name, shown }) => (
        <Fact key={name} name={name} value={shown} />
      ))}
    </dl>
  );
}

const CardFoot = <Row,>(props: Part<Row>) => (
  <div className="pl-card-foot">
    {cellsAt(props, 'figure').map(({ name, shown }) => (
      <div key={name} className="pl-card-figure">
        <span className="pl-hidden">{name}: </span>
        {shown}
      </div>
    ))}
    {cellsAt(props, 'actions').map(({ name, shown }) => (
      <div key={name}>{shown}</div>
    ))}
  </div>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
