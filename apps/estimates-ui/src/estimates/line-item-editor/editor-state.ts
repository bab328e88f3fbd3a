// What the line-item editor works on, and what it hands over to the form on Done (rule:
// line-item-editor).
import { percentText } from '@purlin/ui/ui.ts';
import type { Totals } from '@purlin/domain/shared/totals.ts';
import { type Above, aboveLines, borne } from '../draft/above.ts';
import { linesTotals, type TermValues } from '../draft/figures.ts';
import type { FormValues, LineValues, Share } from '../draft/values.ts';

/**
 * What the editor suggests where there is no message: neither the company's, from the settings, nor
 * one of this estimate (rule: estimate-message).
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

/** The card-processing fee in percent that its switch puts on (rule: card-fee). */
const FEE = '3';
type Handed = TermValues & Pick<FormValues, 'lines' | 'introMessage'>;

/** The editor opens with what the form has. */
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
 * The message replaces the intro message when there is one; everything else goes back as it is now,
 * because the editor opened with the form's: zero means that somebody took it out. The fee is a
 * line of its own and leaves the tax rate alone (docs/decisions/0020).
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

/** A fee of another percentage stays as it is. */
function feeOf({ processingFeePercentage }: Handed, on: boolean): string {
  if (!on) return '0';
  return Number(percentText(processingFeePercentage)) === 0 ? FEE : processingFeePercentage;
}

/**
 * What the estimate will say when this is handed over (rule: editor-total); what is refused is left
 * out.
 */
export const totalsOfEditor = (values: Handed, state: EditorState): Totals =>
  linesTotals(
    state.lines,
    borne({ ...values, ...handOver(values, state) }, aboveInEditor(values, state)),
  );

/** What the lines cannot bear of what is taken from them. */
export const aboveInEditor = (values: Handed, state: EditorState): Above =>
  aboveLines(state.lines, { ...values, ...handOver(values, state) });

/** The fee that is on, or that its switch would put on. */
export const feeInEditor = (values: Handed): string => feeOf(values, true);

/** Whether the lines are taxed: all of them, none, or only some. */
export const taxedLines = (lines: readonly LineValues[]): 'all' | 'some' | 'none' => {
  const taxed = lines.filter(({ taxable }) => taxable).length;
  return taxed === 0 ? 'none' : taxed === lines.length ? 'all' : 'some';
};

/** The switch taxes every line, or none; it charges nothing else (rule: editor-taxable). */
export const taxedAs = (lines: readonly LineValues[], taxable: boolean): LineValues[] =>
  lines.map((line) => ({ ...line, taxable }));
