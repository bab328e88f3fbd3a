// Chooses an import file with the browser's dialog or by drag-and-drop.
import { DocumentIcon, DownloadIcon } from '@blueprintjs/icons';
import { classNames, Notice } from '@purlin/ui/ui.ts';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { say } from '@purlin/words/screens/imports.ts';

interface Props {
  readonly lead: ReactNode;
  readonly most: { readonly bytes: number; readonly rows: number };
  /** A sample file: its name and contents. */
  readonly template: { readonly fileName: string; readonly csv: string };
  readonly wrong: string | undefined;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

export const ChooseFile = ({ lead, template, wrong, ...place }: Props) => (
  <>
    <p className="pl-dialog-lead">{lead}</p>
    {wrong && <Notice tone="bad">{wrong}</Notice>}
    <DropPlace {...place} />
    <a
      className="pl-drop-template"
      download={template.fileName}
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(template.csv)}`}
    >
      <DownloadIcon aria-hidden />
      {say('start-file')}
    </a>
  </>
);

function DropPlace({ most, busy, onFile }: Pick<Props, 'most' | 'busy' | 'onFile'>) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  return (
    <label
      htmlFor={id}
      className={classNames('pl-drop', over && 'pl-drop-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <DocumentIcon size={24} aria-hidden />
      <span>
        <strong>{say(busy ? 'reading' : 'choose')}</strong>
        <small>{say('drop', { most: most.bytes / 1024 / 1024, rows: most.rows })}</small>
      </span>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        disabled={busy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
