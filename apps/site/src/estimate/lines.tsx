// The lines of an estimate with one price: a table on a wide screen, paragraphs on a phone.
import type { LineItem, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { inOrder } from './compare.ts';
import { dollars, measure } from './format.ts';
import { useEstimateWords } from './in-language.tsx';
import { Totals } from './totals.tsx';

const filled = (text: string | null): text is string => text !== null && text !== '';

/** What a line says besides its price, closed until somebody wants to know; open on paper. */
export function LineDetails({ line }: { readonly line: LineItem }) {
  const words = useEstimateWords().lines;
  const texts = (
    [
      [line.kind === 'service' ? words.scope : words.description, line.details],
      [words.exclusions, line.exclusions],
      [words.process, line.process],
    ] as const
  ).filter(([, text]) => filled(text));
  if (texts.length === 0) return null;
  return (
    <details className="line-details">
      <summary>
        {texts.map(([name], n) => (n === 0 ? name : name.toLowerCase())).join(', ')}
        <span className="hidden-words"> {words.of(line.description)}</span>
      </summary>
      <dl>
        {texts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="typed">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export interface Section {
  readonly name: string | null;
  readonly lines: readonly LineItem[];
}

/** Lines in their order, cut wherever another section begins. */
export function sectionsOf(lines: readonly LineItem[]): readonly Section[] {
  return inOrder(lines).reduce<Section[]>((sections, line) => {
    const name = filled(line.section) ? line.section : null;
    const last = sections.at(-1);
    if (last?.name === name)
      return [...sections.slice(0, -1), { name, lines: [...last.lines, line] }];
    return [...sections, { name, lines: [line] }];
  }, []);
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
      <td className="lines-rate">{dollars(line.rate)}</td>
      <td className="lines-total">{dollars(line.total)}</td>
    </tr>
  );
}

export function Lines({ estimate }: { readonly estimate: PublicEstimate }) {
  const { lines: words, totals } = useEstimateWords();
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
          {sectionsOf(estimate.lineItems).map(({ name, lines }) => (
            <tbody key={lines[0]?.id}>
              {name !== null && (
                <tr className="lines-section">
                  <th scope="rowgroup" colSpan={4}>
                    {name}
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
