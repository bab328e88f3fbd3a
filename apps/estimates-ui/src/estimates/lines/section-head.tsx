// A section's heading with its total.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { lineCents } from '../draft/figures.ts';
import type { Section } from './changes.ts';
import type { LineActions } from './line-actions.ts';

/**
 * Lines without a section get a heading if others precede them, or they would seem to belong to the
 * section above.
 */
export const SectionHead = ({
  section: { section, start, lines },
  actions,
}: {
  readonly section: Section;
  readonly actions: LineActions;
}) => (
  <li className="line-section" aria-label={section || say('other-work')} data-line={start}>
    <input
      className="line-cell"
      data-cell="section"
      aria-label={say('section-from', { n: start + 1 })}
      placeholder={say('other-work')}
      maxLength={200}
      autoComplete="off"
      value={section}
      onChange={(event) => actions.rename(start, event.currentTarget.value)}
    />
    <span className="pl-figures">
      {formatDollars(lines.reduce((cents, line) => cents + lineCents(line), 0))}
    </span>
  </li>
);
