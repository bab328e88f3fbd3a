// Importing a list from a file: the dialog, and each of its steps.
import { ImportDialog, type ImportDialogProps } from '@purlin/ui/import/import-dialog.tsx';
import { ChooseFile } from '@purlin/ui/import/import-file.tsx';
import {
  type Imported,
  type ImportedPreview,
  ImportPreview,
  ImportResult,
} from '@purlin/ui/import/import-lines.tsx';
import { importOf } from '@purlin/words/screens/imports.ts';
import { nothing, type Part, type States } from '../part.ts';

type Outcome = ImportedPreview['rows'][number]['outcome'];
/** Every outcome of a line. */
const outcomes: Readonly<Record<Outcome, string>> = {
  add: 'Dana Whitfield',
  change: 'Alder Gutters',
  same: 'Birch Roofing',
};
const preview: ImportedPreview = {
  columns: ['Name', 'Place'],
  rows: Object.entries(outcomes).map(([outcome, name], n) => ({
    line: n + 2,
    outcome: outcome as Outcome,
    values: [name, 'Eugene'],
  })),
  problems: [
    { line: 5, column: 'Email', message: 'Sample: this isn’t an email address.' },
    { line: 6, column: null, message: 'Sample: the line has too many values.' },
  ],
  ignored: ['Shoe size'],
};
const result: Imported = { added: 12, changed: 3, same: 4, problems: preview.problems };
const words = importOf('clients');

const place: Pick<ImportDialogProps, 'lead' | 'template' | 'most'> = {
  lead: 'What the columns are for, in a sentence (sample).',
  template: { fileName: 'samples.csv', csv: 'Name,Place\r\n' },
  most: { bytes: 2 * 1024 * 1024, rows: 5000 },
};

const dialogs: States = {
  Usual: () => (
    <ImportDialog
      {...place}
      title="Import clients"
      words={words}
      preview={() => Promise.resolve(preview)}
      run={() => Promise.resolve(result)}
      onClose={nothing}
    />
  ),
};

const Choose = ({ wrong, busy = false }: { readonly wrong?: string; readonly busy?: boolean }) => (
  <div className="gallery-stack">
    <ChooseFile {...place} wrong={wrong} busy={busy} onFile={nothing} />
  </div>
);
const files: States = {
  Usual: () => <Choose />,
  'Wrong file': () => <Choose wrong="Sample: the file is empty." />,
  'Being read': () => <Choose busy />,
};

const previews: States = {
  'Adds, changes, leaves, leaves out': () => (
    <div className="gallery-stack">
      <ImportPreview {...preview} words={words} />
    </div>
  ),
  'Nothing to do': () => (
    <div className="gallery-stack">
      <ImportPreview {...preview} rows={[]} words={words} />
    </div>
  ),
  'More than are drawn': () => (
    <div className="gallery-stack">
      <ImportPreview
        {...preview}
        problems={[]}
        ignored={[]}
        rows={Array.from({ length: 120 }, (_, n) => ({ ...preview.rows[0]!, line: n + 2 }))}
        words={words}
      />
    </div>
  ),
};

const results: States = {
  'All lines': () => <ImportResult {...result} problems={[]} words={words} />,
  'Some were left out': () => <ImportResult {...result} words={words} />,
};

export const importParts: readonly Part[] = [
  { name: 'Import dialog', states: dialogs, over: 480 },
  { name: 'File of an import', states: files },
  { name: 'Lines of an import', states: previews },
  { name: 'Result of an import', states: results },
];
