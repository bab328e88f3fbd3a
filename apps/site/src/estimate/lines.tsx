// The lines of an estimate with one price: a table on a wide screen, paragraphs on a phone.
import type { LineItem, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { sectionsOf } from '@purlin/domain/shared/sections.ts';
import { dollars, isZero, lineAmount, measure } from './format.ts';
import { useEstimateWords, type EstimateWords } from './in-language.tsx';
import { Totals } from './totals.tsx';

const filled = (text: string | null): text is string => text !== null && text !== '';

/** A line's labeled texts besides its price. */
function textsOf(line: LineItem, words: EstimateWords['lines']) {
  const texts: readonly (readonly [string, string | null])[] = [
    [line.kind === 'service' ? words.scope : words.description, line.details],
    [words.exclusions, line.exclusions],
    [words.process, line.process],
  ];
  return texts.filter((pair): pair is [string, string] => filled(pair[1]));
}
export const hasDetails = ({ details, exclusions, process }: LineItem): boolean =>
  [details, exclusions, process].some(filled);

export const Details = ({ line }: { readonly line: LineItem }) => (
  <dl>
    {textsOf(line, useEstimateWords().lines).map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="typed">{text}</dd>
      </div>
    ))}
  </dl>
);

/** The same, collapsed; expanded in print. */
export function LineDetails({ line }: { readonly line: LineItem }) {
  const words = useEstimateWords().lines;
  const texts = textsOf(line, words);
  if (texts.length === 0) return null;
  return (
    <details className="line-details">
      <summary>
        {texts.map(([name], n) => (n === 0 ? name : name.toLowerCase())).join(', ')}
        <span className="hidden-words"> {words.of(line.description)}</span>
      </summary>
      <Details line={line} />
    </details>
  );
}

function Row({ line }: { readonly line: LineItem }) {
  const words = useEstimateWords();
  return (
    <tr>
      <th scope="row">
        {line.description}
        <LineDetails line={line} />
      </th>
      <td>{measure(line, words)}</td>
      <td className="lines-rate">{isZero(line.total) ? '' : dollars(line.rate)}</td>
      <td className="lines-total">{lineAmount(line, words)}</td>
    </tr>
  );
}

export function Lines({ estimate }: { readonly estimate: PublicEstimate }) {
  const { lines: words, totals } = useEstimateWords();
  const sections = sectionsOf(estimate.lineItems);
  return (
    <section>
      <h2 id="lines-title">{words.title}</h2>
      {estimate.lineItems.length > 0 && (
        <table className="lines" aria-labelledby="lines-title">
          <thead>
            <tr>
              <th scope="col">{words.description}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.rate}</th>
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          {sections.map(({ name, lines }) => (
            <tbody key={name}>
              {(name !== '' || sections.length > 1) && (
                <tr className="lines-section">
                  <th scope="rowgroup" colSpan={4}>
                    {name || words.other}
                  </th>
                </tr>
              )}
              {lines.map((line) => (
                <Row key={line.id} line={line} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <Totals estimate={estimate} amounts={estimate} label={totals.total} />
    </section>
  );
}
