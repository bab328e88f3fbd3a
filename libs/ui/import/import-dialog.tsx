// Imports a list from a CSV file: choose the file, preview each line and its errors, confirm, see
// the result.
import { Button, Dialog } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import { say as sayUsual } from '@purlin/words/screens/furniture.ts';
import { type ImportWords, say } from '@purlin/words/screens/imports.ts';
import './import-dialog.css';
import { textOf } from './file-text.ts';
import { ChooseFile } from './import-file.tsx';
import {
  ImportPreview,
  ImportResult,
  type Imported,
  type ImportedPreview,
} from './import-lines.tsx';

export interface ImportDialogProps {
  readonly title: string;
  /** The texts for what the list contains. */
  readonly words: ImportWords;
  /** A sentence that describes the columns. */
  readonly lead: ReactNode;
  /** A sample file: its name and contents. */
  readonly template: { readonly fileName: string; readonly csv: string };
  readonly most: { readonly bytes: number; readonly rows: number };
  /** Resolves to undefined after a failure, which was already shown. Writes nothing. */
  readonly preview: (csv: string) => Promise<ImportedPreview | undefined>;
  readonly run: (csv: string) => Promise<Imported | undefined>;
  readonly onClose: () => void;
}

type Step =
  | { readonly at: 'choose'; readonly wrong?: string }
  | { readonly at: 'preview'; readonly csv: string; readonly preview: ImportedPreview }
  | { readonly at: 'done'; readonly result: Imported };

/** The import's state, from the file to the result. */
function useImport({ most, preview, run }: ImportDialogProps) {
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
          wrong: say('too-large', { most: most.bytes / 1024 / 1024 }),
        });
      const csv = await textOf(file);
      if (csv.trim() === '') return setStep({ at: 'choose', wrong: say('empty') });
      const found = await preview(csv);
      setStep(found ? { at: 'preview', csv, preview: found } : { at: 'choose' });
    });
  const confirm = (csv: string) =>
    during(async () => {
      const result = await run(csv);
      if (result) setStep({ at: 'done', result });
    });
  return { step, setStep, busy, choose, confirm };
}

export function ImportDialog(props: ImportDialogProps) {
  const { title, words, onClose } = props;
  const { step, setStep, busy, choose, confirm } = useImport(props);
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
        {step.at === 'preview' && <ImportPreview {...step.preview} words={words} />}
        {step.at === 'done' && <ImportResult {...step.result} words={words} />}
      </div>
      <Foot
        {...props}
        step={step}
        busy={busy}
        onAgain={() => setStep({ at: 'choose' })}
        onImport={confirm}
      />
    </Dialog>
  );
}

interface FootProps extends Pick<ImportDialogProps, 'words' | 'onClose'> {
  readonly step: Step;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onImport: (csv: string) => void;
}

function Foot({ step, busy, words, onClose, onAgain, onImport }: FootProps) {
  const wanted =
    step.at === 'preview'
      ? step.preview.rows.filter(({ outcome }) => outcome !== 'same').length
      : 0;
  return (
    <div className="pl-dialog-foot">
      {step.at === 'preview' && (
        <Button text={say('choose-another')} onClick={onAgain} disabled={busy} />
      )}
      <Button
        text={sayUsual(step.at === 'done' ? 'done' : 'cancel')}
        onClick={onClose}
        disabled={busy}
        {...(step.at === 'done' ? { intent: 'primary' as const } : {})}
      />
      {step.at === 'preview' && (
        <Button
          intent="primary"
          text={busy ? say('importing') : words.button(wanted)}
          disabled={busy || wanted === 0}
          onClick={() => onImport(step.csv)}
        />
      )}
    </div>
  );
}
