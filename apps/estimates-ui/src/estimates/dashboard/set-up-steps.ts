// What a company that begins still lacks, and where each is done.
import { addressOf } from '@purlin/contracts/screens.ts';

/** Whether each is there. Null: it cannot be said to this person, or it does not matter. */
export interface SetUpFacts {
  readonly details: boolean | null;
  readonly licence: boolean | null;
  readonly mail: boolean | null;
  readonly item: boolean | null;
  readonly client: boolean | null;
  readonly colleague: boolean | null;
  /** Matters once there are vendors. */
  readonly bank: boolean | null;
  readonly books: boolean | null;
}
export type StepName = keyof SetUpFacts;
export interface Step {
  readonly name: StepName;
  readonly to: string;
}

const settings = (section: string): string => addressOf('settings', 'section', { section });
const places: Readonly<Record<StepName, string>> = {
  details: settings('business'),
  licence: settings('business'),
  mail: addressOf('emails', 'list', {}),
  item: addressOf('price-book', 'book', {}),
  client: addressOf('clients', 'list', {}),
  colleague: settings('users'),
  bank: settings('bank'),
  books: settings('quickbooks'),
};
const names = Object.keys(places) as readonly StepName[];

/** What is still missing, in the order in which it is needed; none once only the optional is. */
export function stepsOf(facts: SetUpFacts): readonly Step[] {
  const missing = names.filter((name) => facts[name] === false);
  return missing.some((name) => name !== 'books')
    ? missing.map((name) => ({ name, to: places[name] }))
    : [];
}
