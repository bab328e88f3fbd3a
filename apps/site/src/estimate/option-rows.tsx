// The rows of the options table: a difference between options, or an amount.
import type { EstimateOption, LineItem } from '@purlin/contracts/estimate-shapes.ts';
import type { ComparedRow } from '@purlin/domain/estimates/side-by-side.ts';
import type { AmountRow } from './amount-rows.ts';
import { lineAmount, lineMeasure } from './format.ts';
import { useEstimateWords } from './in-language.tsx';

interface Columns {
  readonly options: readonly EstimateOption[];
  readonly chosenId: number;
}

/** An option may have something else in another row, so a dash makes no claim. */
const Nothing = ({ lacked }: { readonly lacked: boolean }) => {
  const { packages: words } = useEstimateWords();
  if (lacked) return <span className="options-none">{words.notIncluded}</span>;
  return (
    <span className="options-none">
      <span className="hidden-words">{words.noSuchLine}</span>
      <span aria-hidden="true">–</span>
    </span>
  );
};

function Cell({ line, label }: { readonly line: LineItem; readonly label: string }) {
  const words = useEstimateWords();
  return (
    <>
      {line.description.trim() !== label && (
        <span className="options-what">{line.description}</span>
      )}
      <span className="options-measure">{lineMeasure(line, words)}</span>
      <span className="options-amount">{lineAmount(line, words)}</span>
    </>
  );
}

export function ComparedRows({
  rows,
  options,
  chosenId,
}: Columns & { readonly rows: readonly ComparedRow<LineItem>[] }) {
  const { packages } = useEstimateWords();
  return rows.map(({ label, cells, lacks }) => (
    <tr key={cells.map((cell) => cell?.id ?? '').join('-')}>
      <th scope="row">{label || packages.different}</th>
      {cells.map((line, n) => (
        <td key={options[n]?.id} data-chosen={options[n]?.id === chosenId}>
          {line ? <Cell line={line} label={label} /> : <Nothing lacked={lacks[n] === true} />}
        </td>
      ))}
    </tr>
  ));
}

export const ValueRow = ({ label, values, tone, options, chosenId }: Columns & AmountRow) => (
  <tr className={tone && `options-${tone}`}>
    <th scope="row">{label}</th>
    {values.map((value, n) => (
      <td key={options[n]?.id} data-chosen={options[n]?.id === chosenId}>
        {value}
      </td>
    ))}
  </tr>
);
