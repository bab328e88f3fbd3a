// The options of an estimate: cards side by side whose rows are in line, and the same line by line.
import type {
  EstimateOption,
  LineItem,
  PublicEstimate,
} from '@purlin/contracts/estimate-shapes.ts';
import { compared, inOrder } from './compare.ts';
import { dollars, measure } from './format.ts';
import { useEstimateWords, type EstimateWords } from './in-language.tsx';
import { LineDetails, sectionsOf } from './lines.tsx';
import { Typed } from './offer.tsx';
import { mayApprove, situationOf, type Situation } from './situation.ts';
import { Totals } from './totals.tsx';
import type { Intent } from './use-answer.ts';

export const optionAnchor = ({ id }: EstimateOption): string => `option-${id}`;

const PackageLine = ({ line }: { readonly line: LineItem }) => (
  <li>
    <span className="package-line">
      <span>{line.description}</span> <strong>{dollars(line.total)}</strong>
    </span>
    <span className="package-quantity">
      {measure(line, useEstimateWords())} × {dollars(line.rate)}
    </span>
    <LineDetails line={line} />
  </li>
);

type PackageOutcome = keyof EstimateWords['packages'] & ('approved' | 'declined' | 'notSelected');
/** What stands where an option's button was. */
function outcomeOf(
  option: EstimateOption,
  situation: Situation,
  selectedOptionId: number | null,
): PackageOutcome | null {
  if (situation === 'declined') return 'declined';
  if (situation !== 'approved') return null;
  return option.id === selectedOptionId ? 'approved' : 'notSelected';
}

interface PackageProps {
  readonly option: EstimateOption;
  readonly estimate: PublicEstimate;
  readonly ask: (intent: Intent) => void;
}

function Package({ option, estimate, ask }: PackageProps) {
  const { packages: words, totals } = useEstimateWords();
  const situation = situationOf(estimate);
  const outcome = outcomeOf(option, situation, estimate.selectedOptionId);
  const titleId = `${optionAnchor(option)}-title`;
  const tone =
    outcome === 'approved'
      ? 'package package-chosen'
      : outcome === null
        ? `package${option.recommended ? ' package-recommended' : ''}`
        : 'package package-not-chosen';
  return (
    <article id={optionAnchor(option)} className={tone} aria-labelledby={titleId}>
      <p className="package-tag">
        {option.recommended && <span className="tag">{words.recommended}</span>}
      </p>
      <h3 id={titleId}>{option.title}</h3>
      <div className="package-text">
        {option.description !== '' && <Typed>{option.description}</Typed>}
      </div>
      <p className="package-price">{dollars(option.total)}</p>
      <div className="package-lines">
        {sectionsOf(option.lineItems).map(({ name, lines }) => (
          <div key={lines[0]?.id}>
            {name !== null && <h4>{name}</h4>}
            <ul>
              {lines.map((line) => (
                <PackageLine key={line.id} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Totals estimate={estimate} amounts={option} label={totals.packageTotal} />
      {outcome !== null && <p className="package-outcome">{words[outcome]}</p>}
      {mayApprove(situation) && (
        <button
          type="button"
          className={
            option.recommended ? 'button package-button' : 'button button-ghost package-button'
          }
          aria-describedby={titleId}
          onClick={() => ask({ kind: 'approve', optionId: option.id })}
        >
          {words.approveThis}
        </button>
      )}
    </article>
  );
}

/** More columns than this are a sheet and not a page. */
const MOST_COLUMNS = 4;

function Comparison({ options }: { readonly options: readonly EstimateOption[] }) {
  const words = useEstimateWords();
  const rows = options.length > 1 && options.length <= MOST_COLUMNS ? compared(options) : [];
  if (rows.length === 0) return null;
  return (
    <details className="comparison">
      <summary>{words.packages.compare}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.lines.description}</th>
            {options.map((option) => (
              <th key={option.id} scope="col">
                {option.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ description, cells }) => (
            <tr key={`${description} ${cells.map((cell) => cell?.id ?? '').join('-')}`}>
              <th scope="row">{description}</th>
              {cells.map((cell, n) => (
                <td key={options[n]?.id}>
                  {cell === null ? (
                    <span className="comparison-none">{words.packages.notIncluded}</span>
                  ) : (
                    <>
                      {dollars(cell.total)} <small>{measure(cell, words)}</small>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.totals.packageTotal}</th>
            {options.map((option) => (
              <td key={option.id}>{dollars(option.total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

export function Packages({ estimate, ask }: Omit<PackageProps, 'option'>) {
  const { packages: words } = useEstimateWords();
  const options = inOrder(estimate.estimateOptions);
  return (
    <section className="packages" aria-labelledby="packages-title">
      <h2 id="packages-title">{mayApprove(situationOf(estimate)) ? words.choose : words.title}</h2>
      <div className={`package-cards package-cards-${Math.min(options.length, 3)}`}>
        {options.map((option) => (
          <Package key={option.id} option={option} estimate={estimate} ask={ask} />
        ))}
      </div>
      <Comparison options={options} />
    </section>
  );
}
