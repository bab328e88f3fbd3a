// The line table: compact, fully usable by keyboard (line-keys.ts), 36 pixels per line.
import { Fragment, useCallback, useMemo } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { classNames, useShortcuts } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { emptyLine, type FormValues, type LinesPath, type LineValues } from '../draft/values.ts';
import { sectionsOf } from './changes.ts';
import type { LineActions } from './line-actions.ts';
import { lineKeys, lineShortcuts } from './line-keys.ts';
import { type LineErrors, LineRow } from './line-row.tsx';
import { isSheet } from './pasted.ts';
import { SectionHead } from './section-head.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useDrag } from './use-drag.ts';
import type { LineList } from './use-line-list.ts';
import './lines.css';
import './line-cells.css';
import './line-book.css';
import './line-phone.css';

interface Props {
  readonly list: LineList;
  readonly actions: LineActions;
  readonly path: LinesPath;
  readonly label: string;
  /** The last line cannot be removed (rule: guided-wizard). */
  readonly keepsOne: boolean;
}

/** The errors of each line. */
function useLineErrors(path: LinesPath): (n: number) => LineErrors | undefined {
  const {
    formState: { errors },
  } = useFormContext<FormValues>();
  return (n) => {
    const found = get<
      typeof errors,
      Readonly<Record<string, { readonly message?: string } | undefined>> | undefined
    >(errors, `${path}.${n}`);
    if (!found) return undefined;
    return Object.fromEntries(
      Object.entries(found).flatMap(([name, error]) =>
        error?.message ? [[name, error.message]] : [],
      ),
    ) as LineErrors;
  };
}

export function LineTable({ list, actions, path, label, keepsOne }: Props) {
  const { lines, root, chosen, said, work } = list;
  const errorsOf = useLineErrors(path);
  useShortcuts(say('line-items'), lineShortcuts());
  const { drag, grip } = useDrag(root, actions.drop);
  // If there are no lines yet, shows one to type in.
  const ghost = lines.length === 0;
  const sections = useMemo(() => sectionsOf(ghost ? [emptyLine] : lines), [ghost, lines]);
  const row = (line: LineValues, n: number) => (
    <LineRow
      key={n}
      path={path}
      n={n}
      line={line}
      errors={errorsOf(n)}
      chosen={chosen.has(n)}
      ghost={ghost}
      stays={keepsOne && lines.length === 1}
      actions={actions}
      onGrip={grip}
    />
  );
  const onPaste = useCallback(
    (event: React.ClipboardEvent) => {
      const place = (event.target as HTMLElement).closest<HTMLElement>('[data-line]');
      const text = event.clipboardData.getData('text/plain');
      if (!place || event.target instanceof HTMLTextAreaElement || !isSheet(text)) return;
      event.preventDefault();
      actions.paste(Number(place.dataset['line']), text);
    },
    [actions],
  );
  return (
    // The keys belong to the fields inside; the element itself never has the focus.
    <div
      ref={root}
      role="presentation"
      className={classNames('lines', chosen.size > 0 && 'lines-choosing')}
      onKeyDown={(event) => lineKeys(event, actions, { focus: work.focus, chosen })}
      onPaste={onPaste}
    >
      {chosen.size > 0 ? <SelectionBar list={list} actions={actions} /> : <Head />}
      <ol aria-label={label}>
        {sections.map((section, at) => (
          <Fragment key={section.start}>
            {(section.section !== '' || at > 0) && (
              <SectionHead section={section} actions={actions} />
            )}
            {section.lines.map((line, n) => row(line, section.start + n))}
          </Fragment>
        ))}
      </ol>
      {drag && <span className="line-drop" style={{ top: drag.top }} />}
      <output className="pl-hidden">{said}</output>
    </div>
  );
}

const Head = () => (
  <div className="line-head" aria-hidden>
    <span />
    <span>{say('description')}</span>
    <span>{say('quantity')}</span>
    <span>{say('unit')}</span>
    <span>{say('rate')}</span>
    <span>{say('tax')}</span>
    <span title={say('staff-only')}>{say('margin')}</span>
    <span>{say('total')}</span>
    <span />
  </div>
);
