// The codes with which banks answer, to choose from: each with its meaning in words.
import {
  changeCodes,
  returnCodes,
  type ReturnCode,
} from '@purlin/domain/payments/ach/bank-codes.ts';

interface Choice<Code> {
  readonly value: Code;
  readonly label: string;
}
const said =
  <Code extends string>(words: Readonly<Record<Code, string>>) =>
  (value: Code): Choice<Code> => ({ value, label: `${value}: ${words[value]}` });

/** With which banks answer credits. */
export const usualReturns: readonly Choice<ReturnCode>[] = (
  ['R02', 'R03', 'R04', 'R16', 'R17', 'R20', 'R23', 'R24'] as const
).map(said(returnCodes));

/** Those, and what banks say of other payments. */
export const simulatedReturns: readonly Choice<ReturnCode>[] = [
  ...usualReturns,
  ...(['R01', 'R08', 'R10', 'R12', 'R15', 'R29'] as const).map(said(returnCodes)),
];

/** What can be told to be corrected, with data of the right form. */
export const simulatedChanges = {
  C01: '99887766',
  C02: '091000019',
  C05: '32',
} as const;
export type SimulatedChange = keyof typeof simulatedChanges;
export const changeChoices: readonly Choice<SimulatedChange>[] = (
  ['C01', 'C02', 'C05'] as const
).map(said<SimulatedChange>(changeCodes));
