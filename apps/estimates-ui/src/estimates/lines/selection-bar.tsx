// Actions on the selected lines. The bar replaces the table's head, so that no line moves.
import { Button } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import type { LineActions } from './line-actions.ts';
import type { LineList } from './use-line-list.ts';

export function SelectionBar({
  list,
  actions,
}: {
  readonly list: LineList;
  readonly actions: LineActions;
}) {
  const { chosen, lines, work } = list;
  const n = Math.min(...chosen);
  const taxed = [...chosen].every((place) => lines[place]?.taxable);
  const section = () => {
    actions.change(n, { section: newSection(lines.map((line) => line.section)) });
    work.focus(n, 'section');
  };
  return (
    <div className="line-choice" role="group" aria-label={say('selected-lines')}>
      <strong>{say('selected', { count: chosen.size })}</strong>
      <Button
        size="small"
        variant="minimal"
        text={say('duplicate')}
        onClick={() => actions.duplicate(n)}
      />
      <Button size="small" variant="minimal" text={say('new-section')} onClick={section} />
      <Button
        size="small"
        variant="minimal"
        text={say(taxed ? 'not-taxed' : 'taxed')}
        onClick={() => actions.change(n, { taxable: !taxed })}
      />
      <Button
        size="small"
        variant="minimal"
        intent="danger"
        text={say('delete')}
        onClick={() => actions.remove(n)}
      />
      <Button size="small" variant="minimal" text={say('clear')} onClick={work.chooseNone} />
    </div>
  );
}

/** A name that no section has yet. */
export function newSection(names: readonly string[]): string {
  const taken = new Set(names);
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? say('new-section') : say('new-section-n', { n });
    if (!taken.has(name)) return name;
  }
}
