// What the line-item editor works on, and what it hands over to the form on Done (rule:
// line-item-editor).
import {
  type EditorTotals,
  editorTotals,
  PROCESSING_FEE_BASIS_POINTS,
} from '@purlin/domain/estimates/editor-totals.ts';
import { DEFAULT_INTRO_MESSAGE } from '@purlin/domain/estimates/header-fields.ts';
import { percentText } from '@purlin/ui/ui.ts';
import { priced, shareOf } from '../draft/figures.ts';
import type { FormValues, LineValues, Share } from '../draft/values.ts';

/**
 * What the editor suggests while nobody has written a message of their own (rule:
 * estimate-message).
 */
export const DEFAULT_ESTIMATE_MESSAGE =
  'Thank you so much for this opportunity. We hope that we were your best house guests, ' +
  'and that this estimate answers your questions. If it does not, please call us or reply ' +
  'right here.';

export interface EditorState {
  readonly lines: readonly LineValues[];
  readonly deposit: Share;
  readonly discount: Share;
  readonly taxable: boolean;
  readonly message: string;
}

/** The processing fee in percent, as the form's tax rate has it. */
const FEE = String(PROCESSING_FEE_BASIS_POINTS / 100);
type Handed = Pick<FormValues, 'lines' | 'deposit' | 'discount' | 'taxPercentage' | 'introMessage'>;

/** The editor opens with what the form has; the fee is on when it was handed over before. */
export const editorStateOf = ({
  lines,
  deposit,
  discount,
  taxPercentage,
  introMessage,
}: Handed): EditorState => ({
  lines,
  deposit,
  discount,
  taxable: percentText(taxPercentage) === FEE,
  message: introMessage === DEFAULT_INTRO_MESSAGE ? DEFAULT_ESTIMATE_MESSAGE : introMessage,
});

/**
 * The fee's percent replaces the tax percent when it is on, the message the intro message when
 * there is one; discount and deposit go back as they are now,
 * because the editor opened with the form's: zero means that somebody took them out.
 */
export function handOver(
  values: Handed,
  { lines, deposit, discount, taxable, message }: EditorState,
): Handed {
  const feeGone = editorStateOf(values).taxable && !taxable;
  return {
    lines: [...lines],
    deposit,
    discount,
    taxPercentage: taxable ? FEE : feeGone ? '0' : values.taxPercentage,
    introMessage: message.trim() === '' ? values.introMessage : message,
  };
}

/** The figures on the editor's screen, by the editor's own formula. */
export const totalsOfEditor = ({ lines, deposit, discount, taxable }: EditorState): EditorTotals =>
  editorTotals(lines.map(priced), {
    deposit: shareOf(deposit),
    discount: shareOf(discount),
    taxable,
    feeBasisPoints: PROCESSING_FEE_BASIS_POINTS,
  });
