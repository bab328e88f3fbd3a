// What the lines of an imported file would do, what is wrong with them, and what came of it.
import { TickCircleIcon } from '@blueprintjs/icons';
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

/** Rows that are drawn; the others are counted. */
const SHOWN = 100;
/** What scrolls must be reached with the keyboard, though there is nothing in it to press. */
const SCROLLS = { tabIndex: 0 };
const OUTCOMES = { add: 'New', change: 'Changed', same: 'As it is' } as const;

export function ImportPreview({
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
      {rows.length > 0 && <Rows columns={columns} rows={rows} />}
      {rows.length > SHOWN && (
        <p className="pl-muted">And {(rows.length - SHOWN).toLocaleString('en-US')} more rows.</p>
      )}
    </>
  );
}

const Rows = ({ columns, rows }: Pick<ImportedPreview, 'columns' | 'rows'>) => (
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
);

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

export function ImportResult({
  added,
  changed,
  same,
  problems,
  many,
}: Imported & { readonly many: string }) {
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
