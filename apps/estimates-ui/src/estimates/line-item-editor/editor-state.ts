// The line-item editor's state, and what it hands over to the form on Done (rule:
// line-item-editor).
import { percentText } from '@purlin/ui/ui.ts';
import type { Totals } from '@purlin/domain/shared/totals.ts';
import { type Above, aboveLines, borne } from '../draft/above.ts';
import { linesTotals, type TermValues } from '../draft/figures.ts';
import type { FormValues, LineValues, Share } from '../draft/values.ts';

/**
 * The editor's suggested message, if neither the company's settings nor this estimate have one
 * (rule: estimate-message).
 */
export const DEFAULT_ESTIMATE_MESSAGE =
  'Thank you so much for this opportunity. We hope that we were your best house guests, ' +
  'and that this estimate answers your questions. If it does not, please call us or reply ' +
  'right here.';

export interface EditorState {
  readonly lines: readonly LineValues[];
  readonly deposit: Share;
  readonly discount: Share;
  /** Whether the card-processing fee is on. */
  readonly fee: boolean;
  readonly message: string;
}

/** The card-processing fee in percent that the switch sets (rule: card-fee). */
const FEE = '3';
type Handed = TermValues & Pick<FormValues, 'lines' | 'introMessage'>;

/** The editor's initial state, from the form. */
export const editorStateOf = ({
  lines,
  deposit,
  discount,
  processingFeePercentage,
  introMessage,
}: Handed): EditorState => ({
  lines,
  deposit,
  discount,
  fee: Number(percentText(processingFeePercentage)) !== 0,
  message: introMessage,
});

/**
 * The message replaces the intro message if there is one. All other fields are handed over as they
 * are, because the editor started from the form's values: zero means the user removed it. The fee
 * is its own field and does not change the tax rate (docs/decisions/0020).
 */
export const handOver = (
  values: Handed,
  { lines, deposit, discount, fee, message }: EditorState,
) => ({
  lines: [...lines],
  deposit,
  discount,
  processingFeePercentage: feeOf(values, fee),
  introMessage: message.trim() === '' ? values.introMessage : message,
});

/** A fee with another percentage is kept. */
function feeOf({ processingFeePercentage }: Handed, on: boolean): string {
  if (!on) return '0';
  return Number(percentText(processingFeePercentage)) === 0 ? FEE : processingFeePercentage;
}

/** The estimate's total after handing over (rule: editor-total), without rejected amounts. */
export const totalsOfEditor = (values: Handed, state: EditorState): Totals =>
  linesTotals(
    state.lines,
    borne({ ...values, ...handOver(values, state) }, aboveInEditor(values, state)),
  );

/** Errors of a discount or deposit that exceeds the lines. */
export const aboveInEditor = (values: Handed, state: EditorState): Above =>
  aboveLines(state.lines, { ...values, ...handOver(values, state) });

/** The fee that is on, or that the switch would set. */
export const feeInEditor = (values: Handed): string => feeOf(values, true);

/** Whether all, none or some of the lines are taxed. */
export const taxedLines = (lines: readonly LineValues[]): 'all' | 'some' | 'none' => {
  const taxed = lines.filter(({ taxable }) => taxable).length;
  return taxed === 0 ? 'none' : taxed === lines.length ? 'all' : 'some';
};

/** The switch taxes all lines or none, and charges nothing else (rule: editor-taxable). */
export const taxedAs = (lines: readonly LineValues[], taxable: boolean): LineValues[] =>
  lines.map((line) => ({ ...line, taxable }));
