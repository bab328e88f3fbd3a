// The lines that all options share, listed once: each with its measure and total, and their sum.
import type { LineItem } from '@purlin/contracts/estimate-shapes.ts';
import { sectionsOf } from '@purlin/domain/shared/sections.ts';
import { dollars, lineAmount, lineMeasure, sumOf } from './format.ts';
import { useEstimateWords } from './in-language.tsx';
import { LineDetails } from './lines.tsx';

function SharedLine({ line }: { readonly line: LineItem }) {
  const words = useEstimateWords();
  return (
    <li>
      <div>
        <span>{line.description}</span>
        <span className="options-measure">{lineMeasure(line, words)}</span>
        <LineDetails line={line} />
      </div>
      <span className="shared-amount">{lineAmount(line, words)}</span>
    </li>
  );
}

/** `alone`: there is only one option, so these are all its lines. */
export function SharedLines({
  lines,
  alone,
}: {
  readonly lines: readonly LineItem[];
  readonly alone: boolean;
}) {
  const { packages: words, lines: lineWords } = useEstimateWords();
  if (lines.length === 0) return null;
  const sections = sectionsOf(lines);
  return (
    <section className="shared" aria-labelledby="shared-title">
      <h3 id="shared-title">{alone ? lineWords.title : words.every}</h3>
      {sections.map(({ name, lines: of }) => (
        <div key={name}>
          {sections.length > 1 && <h4>{name || lineWords.other}</h4>}
          <ul className="shared-lines">
            {of.map((line) => (
              <SharedLine key={line.id} line={line} />
            ))}
          </ul>
        </div>
      ))}
      {lines.length > 1 && (
        <p className="shared-sum">
          <span>{words.together}</span>
          <strong>{dollars(sumOf(lines.map(({ total }) => total)))}</strong>
        </p>
      )}
    </section>
  );
}
