// The lines of an imported file: what each would do, its errors, and the result.
import { TickCircleIcon } from '@blueprintjs/icons';
import { Notice } from '@purlin/ui/ui.ts';
import { numberLocales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { type ImportWords, say } from '@purlin/words/screens/imports.ts';

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

/** The maximum number of rows to render; the rest are counted. */
const SHOWN = 100;
/** A scroll area must be focusable even if it contains nothing focusable. */
const SCROLLS = { tabIndex: 0 };
type Outcome = ImportedPreview['rows'][number]['outcome'];

export function ImportPreview({
  columns,
  rows,
  problems,
  ignored,
  words,
}: ImportedPreview & { readonly words: ImportWords }) {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  return (
    <>
      <output className="pl-import-counts">
        <Count figure={count('add')} words={say('count.add')} />
        <Count figure={count('change')} words={say('count.change')} />
        <Count figure={count('same')} words={say('count.same')} />
        <Count
          figure={new Set(problems.map(({ line }) => line)).size}
          words={say('count.left-out')}
        />
      </output>
      {rows.length === 0 && (
        <Notice tone="warn" title={words.none()}>
          {say('correct-lines')}
        </Notice>
      )}
      <BadLines problems={problems} title={say('lines-left-out')} />
      {ignored.length > 0 && (
        <p className="pl-muted">{say('unused-columns', { columns: ignored.join(', ') })}</p>
      )}
      {rows.length > 0 && <Rows columns={columns} rows={rows} />}
      {rows.length > SHOWN && (
        <p className="pl-muted">{say('more-rows', { count: rows.length - SHOWN })}</p>
      )}
    </>
  );
}

const Rows = ({ columns, rows }: Pick<ImportedPreview, 'columns' | 'rows'>) => (
  <section className="pl-import-rows" aria-label={say('what-it-holds')} {...SCROLLS}>
    <table className="pl-table">
      <thead>
        <tr>
          <th scope="col">{say('line')}</th>
          <th scope="col">{say('what-happens')}</th>
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
            <td>{say(`outcome.${outcome}`)}</td>
            {columns.map((name, n) => (
              <td key={name}>{values[n]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Count = ({ figure, words }: { readonly figure: number; readonly words: string }) => (
  <span className="pl-import-count">
    <strong>{figure.toLocaleString(numberLocales[appLanguage()])}</strong> {words}
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
              {column ? say('line-column', { line, column }) : say('line-at', { line })}
            </strong>{' '}
            {message}
          </li>
        ))}
        {problems.length > SHOWN && (
          <li>{say('more-lines', { count: problems.length - SHOWN })}</li>
        )}
      </ul>
    </Notice>
  );
}

export function ImportResult({
  added,
  changed,
  same,
  problems,
  words,
}: Imported & { readonly words: ImportWords }) {
  return (
    <>
      <output className="pl-import-done">
        <TickCircleIcon size={24} aria-hidden />
        <span>
          <strong>{words.imported()}</strong> {say('counts', { added, changed, same })}
        </span>
      </output>
      <BadLines problems={problems} title={say('lines-were-left-out')} />
    </>
  );
}
