// Suggests a record's name in QuickBooks, and finds the error about the name that was typed.
import { nameThere, withNumber } from '@purlin/domain/quickbooks/matching.ts';
import { small } from '@purlin/domain/quickbooks/normal.ts';

/** The record's own name as QuickBooks accepts it, followed by our number if the name is taken. */
export function proposedName(
  title: string,
  ourId: number,
  those: readonly { readonly name: string }[],
): string {
  const name = nameThere(title);
  return those.some((one) => small(one.name) === small(name)) ? withNumber(name, ourId) : name;
}

/** The server's error. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** The error about the name; undefined if it is about something else. */
export const refusalOfName = (problem: Problem | undefined): string | undefined =>
  problem?.code === 'record-name-taken' ? problem.message : problem?.errors['name'];
