// The first screen of the line-item editor: services, materials, what is added and taken off, and
// the message.
import { formatDollars, fromDecimal } from '@purlin/domain/shared/money.ts';
import { ChevronRightIcon, DuplicateIcon, PlusIcon } from '@blueprintjs/icons';
import {
  Button,
  CheckField,
  moneyText,
  Panel,
  quantityText,
  TextAreaField,
} from '@purlin/ui/ui.ts';
import { lineCents } from '../draft/figures.ts';
import { shortUnit } from '../draft/unit-words.ts';
import type { LineValues } from '../draft/values.ts';
import { bookWords } from './book-screen.tsx';
import { type EditorState, totalsOfEditor } from './editor-state.ts';
import type { ShareName } from './share-screen.tsx';

interface Props {
  readonly state: EditorState;
  readonly change: (change: Partial<EditorState>) => void;
  readonly onTemplates: () => void;
  readonly onBook: (kind: LineValues['kind']) => void;
  readonly onLine: (n: number) => void;
  readonly onShare: (name: ShareName) => void;
}

export function ListScreen({ state, change, onTemplates, onBook, onLine, onShare }: Props) {
  return (
    <div className="lie-screen">
      <div className="pl-actions">
        <Button icon={<DuplicateIcon />} text="Add from template" onClick={onTemplates} />
      </div>
      <Lines title="Services" kind="service" lines={state.lines} onBook={onBook} onLine={onLine} />
      <Lines
        title="Materials"
        kind="material"
        lines={state.lines}
        onBook={onBook}
        onLine={onLine}
      />
      <Sums state={state} change={change} onShare={onShare} />
      <Panel>
        <TextAreaField
          label="Estimate message"
          rows={4}
          maxLength={20_000}
          help="Stands at the top of the estimate."
          value={state.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
      </Panel>
    </div>
  );
}

interface LinesProps extends Pick<Props, 'onBook' | 'onLine'> {
  readonly title: string;
  readonly kind: LineValues['kind'];
  readonly lines: readonly LineValues[];
}

function Lines({ title, kind, lines, onBook, onLine }: LinesProps) {
  const shown = lines.flatMap((line, n) => (line.kind === kind ? [{ line, n }] : []));
  return (
    <section className="lie-section" aria-label={title}>
      <button type="button" className="lie-row lie-open" onClick={() => onBook(kind)}>
        <span className="lie-row-words">
          <strong>{title}</strong>
          <small>{bookWords[kind].title}</small>
        </span>
        <PlusIcon aria-hidden />
        <span className="pl-hidden">Add</span>
      </button>
      <ul className="lie-rows" aria-label={`${title} in this estimate`}>
        {shown.map(({ line, n }) => (
          <li key={n}>
            <button type="button" className="lie-row" onClick={() => onLine(n)}>
              <span className="lie-row-words">
                <span className="pl-prewrap">{line.description}</span>
                <small className="pl-figures">
                  {quantityText(line.quantity)}
                  {shortUnit(line.unit)} × {formatDollars(fromDecimal(moneyText(line.rate)))}
                </small>
              </span>
              <strong className="pl-figures">{formatDollars(lineCents(line))}</strong>
              <ChevronRightIcon aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums({ state, change, onShare }: Pick<Props, 'state' | 'change' | 'onShare'>) {
  const totals = totalsOfEditor(state);
  const minus = totals.discountCents > 0 ? '−' : '';
  return (
    <section className="lie-section" aria-label="Totals">
      <div className="lie-row">
        <span>Subtotal</span>
        <strong className="pl-figures">{formatDollars(totals.subtotalCents)}</strong>
      </div>
      <button type="button" className="lie-row" onClick={() => onShare('deposit')}>
        <span>Deposit</span>
        <span className="pl-figures">
          {totals.depositCents > 0 ? formatDollars(totals.depositCents) : 'Add deposit'}
        </span>
        <ChevronRightIcon aria-hidden />
      </button>
      <button type="button" className="lie-row" onClick={() => onShare('discount')}>
        <span>Discounts</span>
        <span className="pl-figures">
          {totals.discountCents > 0
            ? `${minus}${formatDollars(totals.discountCents)}`
            : 'Add discount'}
        </span>
        <ChevronRightIcon aria-hidden />
      </button>
      <div className="lie-row lie-toggle">
        <CheckField
          label="Taxable"
          checked={state.taxable}
          onChange={(event) => change({ taxable: event.currentTarget.checked })}
        />
      </div>
      <div className="lie-row">
        <span className="lie-row-words">
          <span>Credit card processing fee (3%)</span>
          {state.taxable && <small>On Done it takes the place of the estimate’s tax rate.</small>}
        </span>
        <span className="pl-figures">{formatDollars(totals.feeCents)}</span>
      </div>
      <div className="lie-row lie-total">
        <span className="lie-row-words">
          <strong>Total</strong>
          {totals.depositCents > 0 && (
            <small>
              With the deposit. The estimate’s own total counts it only once, as a part that is due
              on approval.
            </small>
          )}
        </span>
        <strong className="pl-figures">{formatDollars(totals.totalCents)}</strong>
      </div>
    </section>
  );
}
