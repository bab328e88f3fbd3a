// The form of a new estimate: its values, what each step asks for, and how the values travel.
import { DraftInput } from '@purlin/contracts/estimate-shapes.ts';
import type { estimates } from '@purlin/contracts/estimates.ts';
import { DEFAULT_INTRO_MESSAGE } from '@purlin/domain/estimates/estimate.ts';
import { lineTotalCents, type TaxBasis, type Totals, totalsOf } from '@purlin/domain/estimates/totals.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { moneyText, percentText, quantityText } from '@purlin/ui/ui.ts';
import type { z } from 'zod';

export interface LineValues { readonly description: string; readonly quantity: string; readonly rate: string; readonly taxable: boolean }

/** Numbers as they were typed: the functions below read them exactly as the fields show them once they are left. */
export interface FormValues {
  readonly clientId: number;
  readonly projectTitle: string;
  readonly serviceAddress: string;
  readonly projectDescription: string;
  readonly validUntil: string;
  readonly taxPercentage: string;
  readonly discountPercentage: string;
  readonly taxBasis: TaxBasis;
  readonly introMessage: string;
  readonly customerNotes: string;
  readonly internalNotes: string;
  readonly lines: LineValues[];
}

/** A line starts with quantity 1, rate 0, taxable (spec section 9). */
export const emptyLine: LineValues = { description: '', quantity: '1', rate: '', taxable: true };

/** `clientId` 0 means: nobody chosen yet. */
export const emptyForm = (clientId: number): FormValues => ({
  clientId, projectTitle: '', serviceAddress: '', projectDescription: '', validUntil: '', taxPercentage: '0', discountPercentage: '0', taxBasis: 'undiscounted',
  introMessage: DEFAULT_INTRO_MESSAGE, customerNotes: '', internalNotes: '', lines: [],
});

export interface Trouble { readonly field: 'clientId' | 'projectTitle' | 'serviceAddress' | 'projectDescription' | 'validUntil' | 'lines' | `lines.${number}.description` | `lines.${number}.rate`; readonly message: string }

const CustomerStep = DraftInput.pick({ clientId: true, projectTitle: true, serviceAddress: true, projectDescription: true, validUntil: true });

/** What is missing in the first step, by the shape of the command itself: client, project title, service address, in this order (spec section 5). */
export function customerTrouble(values: FormValues): readonly Trouble[] {
  const { error } = CustomerStep.safeParse(values);
  return error?.issues.map(({ path, message }) => ({ field: path[0] as Trouble['field'], message })) ?? [];
}

const INCOMPLETE = 'Please complete all line items';

/** What is missing in the second step: a line, and in every line a description and a rate above 0 (spec section 5). */
export function linesTrouble({ lines }: FormValues): readonly Trouble[] {
  if (lines.length === 0) return [{ field: 'lines', message: 'Please add at least one line item' }];
  return lines.flatMap(({ description, rate }, n): Trouble[] => [
    ...(description.trim() === '' ? [{ field: `lines.${n}.description` as const, message: INCOMPLETE }] : []),
    ...(fromDecimal(moneyText(rate)) === 0 ? [{ field: `lines.${n}.rate` as const, message: INCOMPLETE }] : []),
  ]);
}

const priced = ({ quantity, rate, taxable }: LineValues) => ({ quantityHundredths: fromDecimal(quantityText(quantity)), rateCents: fromDecimal(moneyText(rate)), taxable });

/** The total of a line in cents, while it is typed. */
export const lineCents = (line: LineValues): number => lineTotalCents(priced(line));

/** The totals while they are typed, by the function that counts everywhere else too. */
export const totalsOfForm = (values: Pick<FormValues, 'lines' | 'taxPercentage' | 'discountPercentage' | 'taxBasis'>): Totals =>
  totalsOf(values.lines.map(priced), {
    discountBasisPoints: fromDecimal(percentText(values.discountPercentage)), taxBasisPoints: fromDecimal(percentText(values.taxPercentage)), taxBasis: values.taxBasis,
  });

/** The estimate without its lines, which follow one by one (spec section 4). */
export const draftBody = ({ lines: _, ...values }: FormValues): z.input<typeof estimates.draft.body> => ({
  ...values, estimateType: 'single', taxPercentage: percentText(values.taxPercentage), discountPercentage: percentText(values.discountPercentage),
});

export const lineBody = (estimateId: number, line: LineValues, order: number): z.input<typeof estimates.addLineItem.body> => ({
  estimateId, order, description: line.description, quantity: quantityText(line.quantity), rate: moneyText(line.rate), taxable: line.taxable,
});
