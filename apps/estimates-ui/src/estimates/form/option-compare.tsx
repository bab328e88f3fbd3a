// The packages side by side while they are being written: the differences first, then what they
// share.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { type ComparedRow, sideBySide } from '@purlin/domain/estimates/side-by-side.ts';
import { withCommas } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-options.ts';
import { lineCents } from '../draft/figures.ts';
import { typedQuantity } from '../draft/number-cells.ts';
import { unitLabel } from '../draft/unit-words.ts';
import { type LineValues, type OptionValues, written } from '../draft/values.ts';
import type { OptionTab } from './option-tabs.tsx';

/** Quantity, unit and rate; an invalid number is shown as typed. */
const measure = ({ quantity, unit, rate }: LineValues): string => {
  const many = typedQuantity(quantity)?.quantity ?? quantity;
  return `${many} ${unitLabel(unit)} × ${withCommas(rate || '0.00')}`;
};

export function OptionCompare({
  options,
  tabs,
  onOpen,
}: {
  readonly options: readonly OptionValues[];
  readonly tabs: readonly OptionTab[];
  readonly onOpen: (n: number) => void;
}) {
  const { shared, rows } = sideBySide(options.map(({ lines }) => written(lines)));
  if (shared.length + rows.length === 0)
    return <p className="option-panel pl-muted">{say('none-has-lines')}</p>;
  return (
    <div className="option-compare">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('line')}</th>
            {tabs.map(({ key, name }, n) => (
              <th key={key} scope="col">
                <button type="button" onClick={() => onOpen(n)}>
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 0 && <Differing rows={rows} tabs={tabs} />}
        {shared.length > 0 && <Shared lines={shared} columns={tabs.length} />}
        <tfoot>
          <tr>
            <th scope="row">{say('total')}</th>
            {tabs.map(({ key, totalCents }) => (
              <td key={key} className="pl-figures">
                {formatDollars(totalCents)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface DifferingProps {
  readonly rows: readonly ComparedRow<LineValues>[];
  readonly tabs: readonly OptionTab[];
}

const Differing = ({ rows, tabs }: DifferingProps) => (
  <tbody className="option-differs">
    <tr>
      <th colSpan={tabs.length + 1}>{say('differs')}</th>
    </tr>
    {rows.map(({ label, cells }, row) => (
      <tr key={row}>
        <th scope="row">{label || say('different-lines')}</th>
        {cells.map((line, n) => (
          <td key={tabs[n]?.key}>{line ? <Cell line={line} label={label} /> : '–'}</td>
        ))}
      </tr>
    ))}
  </tbody>
);

interface SharedProps {
  readonly lines: readonly LineValues[];
  readonly columns: number;
}

const Shared = ({ lines, columns }: SharedProps) => (
  <tbody>
    <tr>
      <th colSpan={columns + 1}>{say('in-every')}</th>
    </tr>
    {lines.map((line, row) => (
      <tr key={row}>
        <th scope="row">{line.description}</th>
        <td colSpan={columns}>
          <Cell line={line} label={line.description} />
        </td>
      </tr>
    ))}
  </tbody>
);

const Cell = ({ line, label }: { readonly line: LineValues; readonly label: string }) => (
  <>
    {line.description.trim() !== label.trim() && <small>{line.description}</small>}
    <small>{measure(line)}</small>
    <span className="pl-figures">{formatDollars(lineCents(line))}</span>
  </>
);
