// What a new company still has to set up, and where.
import { addressOf } from '@purlin/contracts/screens.ts';

/** Whether each is done. Null if this user cannot know or it does not matter. */
export interface SetUpFacts {
  readonly details: boolean | null;
  readonly licence: boolean | null;
  readonly mail: boolean | null;
  readonly item: boolean | null;
  readonly client: boolean | null;
  readonly colleague: boolean | null;
  /** Needed once there are vendors. */
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

/** The missing steps in the order they are needed; empty if only optional ones are left. */
export function stepsOf(facts: SetUpFacts): readonly Step[] {
  const missing = names.filter((name) => facts[name] === false);
  return missing.some((name) => name !== 'books')
    ? missing.map((name) => ({ name, to: places[name] }))
    : [];
}
