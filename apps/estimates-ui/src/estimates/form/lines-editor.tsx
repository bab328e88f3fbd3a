// A list of editable lines, with access to the price book and templates.
import {
  BookIcon,
  DuplicateIcon,
  FloppyDiskIcon,
  HeaderIcon,
  PlusIcon,
  UndoIcon,
} from '@blueprintjs/icons';
import { Button, IconButton, Notice } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PickerDialog } from '../../price-book/picker-dialog.tsx';
import { listErrorAt } from '../draft/error-at.ts';
import { emptyLine, type FormValues, type LinesPath, written } from '../draft/values.ts';
import { type LineActions, useLineActions } from '../lines/line-actions.ts';
import { LineTable } from '../lines/line-table.tsx';
import { useBookAhead } from '../lines/use-book-search.ts';
import { newSection } from '../lines/selection-bar.tsx';
import { type LineList, useLineList } from '../lines/use-line-list.ts';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { TemplatesDialog } from '../templates/templates-dialog.tsx';

interface Props {
  readonly path: LinesPath;
  readonly label?: string;
  /** The last line cannot be removed (rule: guided-wizard). */
  readonly keepsOne?: boolean;
  /** An alternative action if the list as a whole is invalid. */
  readonly instead?: ReactNode;
  /** The main button for adding lines, before the others; default: "Add line". */
  readonly lead?: ReactNode;
}

type Dialog = 'book' | 'templates' | 'save';

export function LinesEditor({
  path,
  label = say('line-items'),
  keepsOne = false,
  instead,
  lead,
}: Props) {
  const {
    formState: { errors },
  } = useFormContext<FormValues>();
  useBookAhead();
  const list = useLineList(path);
  const actions = useLineActions(list.work);
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);
  const none = listErrorAt(errors, path);
  /** Appends, or replaces a last line that is still empty. */
  const insert: LineActions['insert'] = (_, lines) => actions.insert(list.lines.length - 1, lines);
  return (
    // Receives the focus if the list as a whole is invalid.
    <div className="pl-form" data-field={path} tabIndex={-1}>
      {none && (
        <Notice tone="bad">
          {none} {instead}
        </Notice>
      )}
      <LineTable list={list} actions={actions} path={path} label={label} keepsOne={keepsOne} />
      <Buttons list={list} actions={actions} lead={lead} onOpen={setOpen} />
      {open === 'book' && (
        <PickerDialog
          onClose={close}
          onPick={(picked) => {
            insert(
              0,
              picked.map((line) => ({ ...emptyLine, ...line })),
            );
            close();
          }}
        />
      )}
      {open === 'templates' && (
        <TemplatesDialog onClose={close} onInsert={(lines) => insert(0, lines)} />
      )}
      {open === 'save' && <SaveTemplateDialog lines={written(list.lines)} onClose={close} />}
    </div>
  );
}

/** One button is primary; other ways to add lines are less prominent. */
const quiet = { variant: 'minimal' } as const;

const Buttons = ({
  list,
  actions,
  lead,
  onOpen,
}: {
  readonly list: LineList;
  readonly actions: LineActions;
  readonly lead: ReactNode;
  readonly onOpen: (dialog: Dialog) => void;
}) => {
  const last = list.lines.length - 1;
  const addSection = () => {
    const section = newSection(list.lines.map((line) => line.section));
    list.work.put([...list.lines, { ...emptyLine, section }]);
    list.work.focus(last + 1, 'section');
  };
  return (
    <div className="pl-actions lines-buttons">
      {lead}
      <Button
        {...(lead !== undefined && quiet)}
        icon={<PlusIcon />}
        text={say('add-line')}
        onClick={() => actions.open(last)}
      />
      <Button
        {...quiet}
        icon={<BookIcon />}
        text={say('from-book')}
        onClick={() => onOpen('book')}
      />
      <Button
        {...quiet}
        icon={<DuplicateIcon />}
        text={say('from-template')}
        onClick={() => onOpen('templates')}
      />
      <Button {...quiet} icon={<HeaderIcon />} text={say('section')} onClick={addSection} />
      {written(list.lines).length > 0 && (
        <Button
          {...quiet}
          icon={<FloppyDiskIcon />}
          text={say('save-template')}
          onClick={() => onOpen('save')}
        />
      )}
      {list.work.canUndo() && (
        <IconButton label={say('undo')} icon={<UndoIcon />} onClick={actions.undo} />
      )}
    </div>
  );
};
