// A list of lines to type in, with the price book and the templates at hand.
import {
  BookIcon,
  DuplicateIcon,
  FloppyDiskIcon,
  HeaderIcon,
  PlusIcon,
  UndoIcon,
} from '@blueprintjs/icons';
import { Button, IconButton, Notice } from '@purlin/ui/ui.ts';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PickerDialog } from '../../price-book/picker-dialog.tsx';
import { listErrorAt } from '../draft/error-at.ts';
import { emptyLine, type FormValues, type LinesPath, written } from '../draft/values.ts';
import { type LineActions, useLineActions } from '../lines/line-actions.ts';
import { LineTable } from '../lines/line-table.tsx';
import { newSection } from '../lines/selection-bar.tsx';
import { type LineList, useLineList } from '../lines/use-line-list.ts';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { TemplatesDialog } from '../templates/templates-dialog.tsx';

interface Props {
  readonly path: LinesPath;
  readonly label?: string;
  /** The last line cannot be removed (rule: guided-wizard). */
  readonly keepsOne?: boolean;
  /** What else can be done when the list as a whole is refused. */
  readonly instead?: ReactNode;
  /** Stands before the other buttons. */
  readonly lead?: ReactNode;
}

type Dialog = 'book' | 'templates' | 'save';

export function LinesEditor({
  path,
  label = 'Line items',
  keepsOne = false,
  instead,
  lead,
}: Props) {
  const {
    formState: { errors },
  } = useFormContext<FormValues>();
  const list = useLineList(path);
  const actions = useLineActions(list.work);
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);
  const none = listErrorAt(errors, path);
  /** At the end, or in place of a last line that nobody has written in. */
  const insert: LineActions['insert'] = (_, lines) => actions.insert(list.lines.length - 1, lines);
  return (
    // Where the focus goes when the list as a whole is refused.
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
      <Button icon={<PlusIcon />} text="Add line" onClick={() => actions.open(last)} />
      <Button icon={<BookIcon />} text="From price book" onClick={() => onOpen('book')} />
      <Button
        icon={<DuplicateIcon />}
        text="Add from template"
        onClick={() => onOpen('templates')}
      />
      <Button variant="minimal" icon={<HeaderIcon />} text="Section" onClick={addSection} />
      {written(list.lines).length > 0 && (
        <Button
          variant="minimal"
          icon={<FloppyDiskIcon />}
          text="Save as template"
          onClick={() => onOpen('save')}
        />
      )}
      {list.work.canUndo() && (
        <IconButton label="Undo (Ctrl Z)" icon={<UndoIcon />} onClick={actions.undo} />
      )}
    </div>
  );
};
