// An estimate's options: a table whose head is the choice and whose rows are the differences; what
// all options share is listed once, below.
import { useMemo, type CSSProperties } from 'react';
import type {
  EstimateOption,
  LineItem,
  PublicEstimate,
} from '@purlin/contracts/estimate-shapes.ts';
import { amountRows } from './amount-rows.ts';
import { compared, inOrder } from './compare.ts';
import { dollars, sumOf } from './format.ts';
import { useEstimateWords, type EstimateWords } from './in-language.tsx';
import { Details, hasDetails } from './lines.tsx';
import { OptionHead } from './option-head.tsx';
import { ComparedRows, ValueRow } from './option-rows.tsx';
import { SharedLines } from './shared-lines.tsx';
import { mayApprove, situationOf } from './situation.ts';
import type { Intent } from './use-answer.ts';

/** With more columns than this, the table scrolls sideways. */
const MOST_IN_SIGHT = 3;

interface PackagesProps {
  readonly estimate: PublicEstimate;
  readonly chosen: EstimateOption;
  readonly choose: (option: EstimateOption) => void;
  readonly ask: (intent: Intent) => void;
}

/** An option's line texts that differ and have no room in the table. */
function MoreAbout({
  option,
  lines,
}: {
  readonly option: EstimateOption;
  readonly lines: readonly LineItem[];
}) {
  const { packages: words } = useEstimateWords();
  if (lines.length === 0) return null;
  return (
    <details className="more-about">
      <summary>{words.moreAbout(option.title)}</summary>
      <ul className="shared-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <div>
              <strong>{line.description}</strong>
              <Details line={line} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The total of the shared lines, per option; empty if nothing is shared. */
const sharedRow = (
  options: readonly EstimateOption[],
  shared: ReturnType<typeof compared>['shared'],
  label: string,
) =>
  shared.length === 0
    ? []
    : [{ label, values: options.map(() => dollars(sumOf(shared.map(({ total }) => total)))) }];

function Table({
  estimate,
  chosen,
  choose,
  ask,
  options,
  words,
}: PackagesProps & {
  readonly options: readonly EstimateOption[];
  readonly words: EstimateWords;
}) {
  const { shared, rows } = useMemo(() => compared(options), [options]);
  const at = { options, chosenId: chosen.id };
  return (
    <>
      {options.length > 1 && shared.length > 0 && (
        <p className="packages-hint">{words.packages.onlyDiffers}</p>
      )}
      <div className={options.length > MOST_IN_SIGHT ? 'options-many' : ''}>
        <table
          className="options"
          aria-labelledby="packages-title"
          style={{ '--columns': options.length } as CSSProperties}
        >
          <OptionHead {...at} estimate={estimate} choose={choose} ask={ask} />
          <tbody>
            {options.some(({ description }) => description !== '') && (
              <ValueRow
                {...at}
                label={words.packages.inShort}
                values={options.map(({ description }) => description)}
                tone="text"
              />
            )}
            <ComparedRows {...at} rows={rows} />
            {sharedRow(options, shared, words.packages.every).map((row) => (
              <ValueRow key={row.label} {...at} {...row} />
            ))}
          </tbody>
          <tfoot>
            {amountRows(estimate, options, words).map((row) => (
              <ValueRow key={row.label} {...at} {...row} />
            ))}
          </tfoot>
        </table>
      </div>
      <MoreAbout
        option={chosen}
        lines={rows
          .map(({ cells }) => cells[options.indexOf(chosen)])
          .filter((line) => line !== null && line !== undefined)
          .filter(hasDetails)}
      />
      <SharedLines lines={shared} alone={options.length === 1} />
    </>
  );
}

export function Packages(props: PackagesProps) {
  const words = useEstimateWords();
  const { packages } = words;
  const { estimate } = props;
  const options = useMemo(() => inOrder(estimate.estimateOptions), [estimate.estimateOptions]);
  return (
    <section className="packages" aria-labelledby="packages-title">
      <h2 id="packages-title">
        {mayApprove(situationOf(estimate)) ? packages.choose : packages.title}
      </h2>
      <Table {...props} options={options} words={words} />
    </section>
  );
}
