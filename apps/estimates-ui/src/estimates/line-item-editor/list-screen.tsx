// The line-item editor's first screen: services, materials, additions and deductions, and the
// message.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { ChevronRightIcon, DuplicateIcon, PlusIcon } from '@blueprintjs/icons';
import {
  Button,
  CheckField,
  dollars,
  Panel,
  percentText,
  rateText,
  TextAreaField,
} from '@purlin/ui/ui.ts';
import { useId } from 'react';
import { say } from '@purlin/words/screens/line-item-editor.ts';
import { lineCents } from '../draft/figures.ts';
import { typedQuantity } from '../draft/number-cells.ts';
import { shortUnit } from '../draft/unit-words.ts';
import type { FormValues, LineValues } from '../draft/values.ts';
import {
  aboveInEditor,
  DEFAULT_ESTIMATE_MESSAGE,
  type EditorState,
  feeInEditor,
  taxedAs,
  taxedLines,
  totalsOfEditor,
} from './editor-state.ts';
import type { ShareName } from './share-screen.tsx';

interface Props {
  /** The form's values when the editor opened. */
  readonly values: FormValues;
  readonly state: EditorState;
  readonly change: (change: Partial<EditorState>) => void;
  readonly onTemplates: () => void;
  readonly onBook: (kind: LineValues['kind']) => void;
  readonly onLine: (n: number) => void;
  readonly onShare: (name: ShareName) => void;
}

export function ListScreen(props: Props) {
  const { state, change, onTemplates, onBook, onLine } = props;
  return (
    <div className="lie-screen">
      <div className="pl-actions">
        <Button icon={<DuplicateIcon />} text={say('from-template')} onClick={onTemplates} />
      </div>
      <Lines kind="service" lines={state.lines} onBook={onBook} onLine={onLine} />
      <Lines kind="material" lines={state.lines} onBook={onBook} onLine={onLine} />
      <Sums {...props} />
      <Panel>
        <TextAreaField
          label={say('message')}
          rows={4}
          maxLength={20_000}
          help={say('message-help')}
          placeholder={DEFAULT_ESTIMATE_MESSAGE}
          value={state.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
      </Panel>
    </div>
  );
}

interface LinesProps extends Pick<Props, 'onBook' | 'onLine'> {
  readonly kind: LineValues['kind'];
  readonly lines: readonly LineValues[];
}

function Lines({ kind, lines, onBook, onLine }: LinesProps) {
  const shown = lines.flatMap((line, n) => (line.kind === kind ? [{ line, n }] : []));
  const sum = formatDollars(shown.reduce((cents, { line }) => cents + lineCents(line), 0));
  return (
    <section className="lie-section" aria-label={say(`kind.${kind}`)}>
      <button type="button" className="lie-row lie-open" onClick={() => onBook(kind)}>
        <span className="lie-row-words">
          <strong>{say(`kind.${kind}`)}</strong>
          <small className="pl-figures">
            {shown.length === 0 ? say(`book.${kind}`) : `${shown.length} · ${sum}`}
          </small>
        </span>
        <span className="lie-add">
          <PlusIcon aria-hidden /> {say('add')}
        </span>
      </button>
      <ul className="lie-rows" aria-label={say(`here.${kind}`)}>
        {shown.map(({ line, n }) => (
          <li key={n}>
            <button type="button" className="lie-row" onClick={() => onLine(n)}>
              <span className="lie-row-words">
                <span className="pl-prewrap">{line.description}</span>
                <small className="pl-figures">
                  {typedQuantity(line.quantity)?.quantity ?? line.quantity}
                  {shortUnit(line.unit)} × {dollars(rateText(line.rate))}
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

function Sums({
  values,
  state,
  change,
  onShare,
}: Pick<Props, 'values' | 'state' | 'change' | 'onShare'>) {
  const totals = totalsOfEditor(values, state);
  const { subtotalCents, discountCents, taxCents, processingFeeCents, depositCents } = totals;
  const taxed = taxedLines(state.lines);
  const above = aboveInEditor(values, state);
  return (
    <section className="lie-section" aria-label={say('totals')}>
      <Row what={say('subtotal')} cents={subtotalCents} strong />
      <ShareRow
        what={say('discounts')}
        wrong={above.discount}
        said={discountCents > 0 ? `−${formatDollars(discountCents)}` : say('add.discount')}
        onOpen={() => onShare('discount')}
      />
      <SwitchRow
        what={say('taxable')}
        note={taxNote(values.taxPercentage, taxed)}
        on={taxed === 'none' ? false : taxed === 'all' ? true : null}
        disabled={state.lines.length === 0}
        cents={taxCents}
        onSwitch={(taxable) => change({ lines: taxedAs(state.lines, taxable) })}
      />
      <SwitchRow
        what={say('fee', { percent: percentText(feeInEditor(values)) })}
        note={say('fee-note')}
        on={state.fee}
        cents={processingFeeCents}
        onSwitch={(fee) => change({ fee })}
      />
      <div className="lie-row lie-total">
        <strong>{say('total')}</strong>
        <strong className="pl-figures">{formatDollars(totals.totalCents)}</strong>
      </div>
      <ShareRow
        what={say('deposit')}
        wrong={above.deposit}
        note={say('deposit-note')}
        said={depositCents > 0 ? formatDollars(depositCents) : say('add.deposit')}
        onOpen={() => onShare('deposit')}
      />
    </section>
  );
}

const taxNote = (rate: string, taxed: ReturnType<typeof taxedLines>): string => {
  const percent = percentText(rate);
  if (Number(percent) === 0) return say('no-tax-rate');
  return say(taxed === 'some' ? 'tax-on-some' : 'tax-on-every', { percent });
};

/** A switch that adds something to the total; null means partly on. */
const SwitchRow = ({
  what,
  note,
  on,
  disabled = false,
  cents,
  onSwitch,
}: {
  readonly what: string;
  readonly note: string;
  readonly on: boolean | null;
  readonly disabled?: boolean;
  readonly cents: number;
  readonly onSwitch: (on: boolean) => void;
}) => {
  const noteId = useId();
  return (
    <div className="lie-row">
      <span className="lie-row-words lie-switch">
        <CheckField
          label={what}
          aria-describedby={noteId}
          checked={on ?? false}
          ref={(box) => {
            if (box) box.indeterminate = on === null;
          }}
          disabled={disabled}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <small id={noteId}>{note}</small>
      </span>
      <span className="pl-figures">{formatDollars(cents)}</span>
    </div>
  );
};

const Row = ({
  what,
  cents,
  strong = false,
}: {
  readonly what: string;
  readonly cents: number;
  readonly strong?: boolean;
}) => (
  <div className="lie-row">
    <span>{what}</span>
    {strong ? (
      <strong className="pl-figures">{formatDollars(cents)}</strong>
    ) : (
      <span className="pl-figures">{formatDollars(cents)}</span>
    )}
  </div>
);

const ShareRow = ({
  what,
  note,
  wrong,
  said,
  onOpen,
}: {
  readonly what: string;
  readonly note?: string;
  /** Why it is too large. */
  readonly wrong: string | undefined;
  readonly said: string;
  readonly onOpen: () => void;
}) => (
  <button type="button" className="lie-row" onClick={onOpen}>
    <span className="lie-row-words">
      <span>{what}</span>
      {wrong ? <span className="pl-error">{wrong}</span> : note && <small>{note}</small>}
    </span>
    <span className="pl-figures">{said}</span>
    <ChevronRightIcon aria-hidden />
  </button>
);
