// The bank's return codes to choose from, each with its meaning.
import { say } from '@purlin/words/screens/bank-answers.ts';

const RETURNS = ['R02', 'R03', 'R04', 'R16', 'R17', 'R20', 'R23', 'R24'] as const;
/** Return codes for payments other than credits. */
const OTHER_RETURNS = ['R01', 'R08', 'R10', 'R12', 'R15', 'R29'] as const;
const CHANGES = ['C01', 'C02', 'C05'] as const;
type Code = (typeof RETURNS)[number] | (typeof OTHER_RETURNS)[number] | (typeof CHANGES)[number];

interface Choice<C extends Code> {
  readonly value: C;
  readonly label: string;
}
const meant = (code: Code): string => say(`code.${code}`);
const said = <C extends Code>(value: C): Choice<C> => ({ value, label: meant(value) });

/** Return codes for credits. */
export const usualReturns = (): readonly Choice<(typeof RETURNS)[number]>[] => RETURNS.map(said);

/** Those, and the codes for other payments. */
export const simulatedReturns = (): readonly Choice<Exclude<Code, (typeof CHANGES)[number]>>[] =>
  [...RETURNS, ...OTHER_RETURNS].map(said);

/** Notification-of-change codes to simulate, with sample data in the right format. */
export const simulatedChanges = {
  C01: '99887766',
  C02: '091000019',
  C05: '32',
} as const;
export type SimulatedChange = keyof typeof simulatedChanges;
export const changeChoices = (): readonly Choice<SimulatedChange>[] => CHANGES.map(said);
