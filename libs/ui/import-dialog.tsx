// Imports a list from a CSV file: choose the file, see what each line would do and what is wrong
// with it, confirm, see what came of it.
import { Button, Dialog } from '@blueprintjs/core';
import { DocumentIcon, DownloadIcon, TickCircleIcon } from '@blueprintjs/icons';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Notice } from './states.tsx';

interface BadLine {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}
export interface ImportedPreview {
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly line: number;
    readonly outcome: 'add' | 'change' | 'same';
    readonly values: readonly string[];
  }[];
  readonly problems: readonly BadLine[];
  readonly ignored: readonly string[];
}
export interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly problems: readonly BadLine[];
}

export interface ImportDialogProps {
  readonly title: string;
  /** What the list holds: "item" and "items". */
  readonly one: string;
  readonly many: string;
  /** What the columns are for, in a sentence. */
  readonly lead: ReactNode;
  /** A file to start from: its name and its lines. */
  readonly template: { readonly fileName: string; readonly csv: string };
  readonly most: { readonly bytes: number; readonly rows: number };
  /** Undefined after a failure that was told; nothing is written by it. */
  readonly preview: (csv: string) => Promise<ImportedPreview | undefined>;
  readonly run: (csv: string) => Promise<Imported | undefined>;
  readonly onClose: () => void;
}

/** Rows that are drawn; the others are counted. */
const SHOWN = 100;
/** What scrolls must be reached with the keyboard, though there is nothing in it to press. */
const SCROLLS = { tabIndex: 0 };
const OUTCOMES = { add: 'New', change: 'Changed', same: 'As it is' } as const;

/** A file's text: UTF-8, or what Excel on Windows writes. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Step =
  | { readonly at: 'choose'; readonly wrong?: string }
  | { readonly at: 'preview'; readonly csv: string; readonly preview: ImportedPreview }
  | { readonly at: 'done'; readonly result: Imported };

export function ImportDialog(props: ImportDialogProps) {
  const { title, one, many, most, preview, run, onClose } = props;
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const [busy, setBusy] = useState(false);
  const during = (work: () => Promise<void>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const choose = (file: File) =>
    during(async () => {
      if (file.size > most.bytes)
        return setStep({
          at: 'choose',
          wrong:
            `The file is larger than ${most.bytes / 1024 / 1024} MB. Split it and import the ` +
            'parts one after the other.',
        });
      const csv = await textOf(file);
      if (csv.trim() === '')
        return setStep({ at: 'choose', wrong: 'The file is empty. Choose another one.' });
      const found = await preview(csv);
      setStep(found ? { at: 'preview', csv, preview: found } : { at: 'choose' });
    });
  const confirm = (csv: string) =>
    during(async () => {
      const result = await run(csv);
      if (result) setStep({ at: 'done', result });
    });
  const wanted =
    step.at === 'preview'
      ? step.preview.rows.filter(({ outcome }) => outcome !== 'same').length
      : 0;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      canEscapeKeyClose={!busy}
      canOutsideClickClose={false}
      className="pl-dialog-wide"
    >
      <div className="pl-dialog-body" aria-busy={busy}>
        {step.at === 'choose' && (
          <ChooseFile {...props} wrong={step.wrong} busy={busy} onFile={choose} />
        )}
        {step.at === 'preview' && <Preview {...step.preview} many={many} />}
        {step.at === 'done' && <Result {...step.result} many={many} />}
      </div>
      <div className="pl-dialog-foot">
        {step.at === 'preview' && (
          <Button
            text="Choose another file"
            onClick={() => setStep({ at: 'choose' })}
            disabled={busy}
          />
        )}
        <Button
          text={step.at === 'done' ? 'Done' : 'Cancel'}
          onClick={onClose}
          disabled={busy}
          {...(step.at === 'done' ? { intent: 'primary' as const } : {})}
        />
        {step.at === 'preview' && (
          <Button
            intent="primary"
            text={
              busy
                ? 'Importing...'
                : `Import ${wanted.toLocaleString('en-US')} ${wanted === 1 ? one : many}`
            }
            disabled={busy || wanted === 0}
            onClick={() => confirm(step.csv)}
          />
        )}
      </div>
    </Dialog>
  );
}

function ChooseFile({
  lead,
  most,
  template,
  wrong,
  busy,
  onFile,
}: ImportDialogProps & {
  readonly wrong: string | undefined;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  return (
    <>
      <p className="pl-dialog-lead">{lead}</p>
      {wrong && <Notice tone="bad">{wrong}</Notice>}
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
          <strong>{busy ? 'Reading the file...' : 'Choose a CSV file'}</strong>
          <small>
            or drop it here; up to {most.bytes / 1024 / 1024} MB and{' '}
            {most.rows.toLocaleString('en-US')} rows
          </small>
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
      <a
        className="pl-drop-template"
        download={template.fileName}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(template.csv)}`}
      >
        <DownloadIcon aria-hidden />
        Download a file to start from
      </a>
    </>
  );
}

function Preview({
  columns,
  rows,
  problems,
  ignored,
  many,
}: ImportedPreview & { readonly many: string }) {
  const count = (outcome: keyof typeof OUTCOMES) =>
    rows.filter((row) => row.outcome === outcome).length;
  return (
    <>
      <output className="pl-import-counts">
        <Count figure={count('add')} words={OUTCOMES.add} />
        <Count figure={count('change')} words={OUTCOMES.change} />
        <Count figure={count('same')} words={OUTCOMES.same} />
        <Count figure={new Set(problems.map(({ line }) => line)).size} words="Left out" />
      </output>
      {rows.length === 0 && (
        <Notice tone="warn" title={`No ${many} can be imported from this file`}>
          Correct the lines below and choose the file again.
        </Notice>
      )}
      <BadLines problems={problems} title="These lines will be left out" />
      {ignored.length > 0 && (
        <p className="pl-muted">Columns that are not used: {ignored.join(', ')}.</p>
      )}
      {rows.length > 0 && (
        <section className="pl-import-rows" aria-label="What the file holds" {...SCROLLS}>
          <table className="pl-table">
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">What happens</th>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, SHOWN).map(({ line, outcome, values }) => (
                <tr key={line}>
                  <td>{line}</td>
                  <td>{OUTCOMES[outcome]}</td>
                  {columns.map((name, n) => (
                    <td key={name}>{values[n]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > SHOWN && (
        <p className="pl-muted">And {(rows.length - SHOWN).toLocaleString('en-US')} more rows.</p>
      )}
    </>
  );
}

const Count = ({ figure, words }: { readonly figure: number; readonly words: string }) => (
  <span className="pl-import-count">
    <strong>{figure.toLocaleString('en-US')}</strong> {words}
  </span>
);

function BadLines({
  problems,
  title,
}: {
  readonly problems: readonly BadLine[];
  readonly title: string;
}) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="warn" title={title}>
      <ul className="pl-import-bad" {...SCROLLS}>
        {problems.slice(0, SHOWN).map(({ line, column, message }) => (
          <li key={`${line} ${column}`}>
            <strong>
              Line {line}
              {column && `, ${column}`}:
            </strong>{' '}
            {message}
          </li>
        ))}
        {problems.length > SHOWN && (
          <li>And {(problems.length - SHOWN).toLocaleString('en-US')} more.</li>
        )}
      </ul>
    </Notice>
  );
}

function Result({ added, changed, same, problems, many }: Imported & { readonly many: string }) {
  return (
    <>
      <output className="pl-import-done">
        <TickCircleIcon size={24} aria-hidden />
        <span>
          <strong>The {many} are imported.</strong> {added.toLocaleString('en-US')} added,{' '}
          {changed.toLocaleString('en-US')} changed, {same.toLocaleString('en-US')} as they were.
        </span>
      </output>
      <BadLines problems={problems} title="These lines were left out" />
    </>
  );
}
