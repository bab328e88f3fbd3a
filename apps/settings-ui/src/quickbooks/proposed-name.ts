// Under which name one of ours is added in QuickBooks, as it is proposed to whoever decides, and
// what speaks against the one that was typed.
import { nameThere, withNumber } from '@purlin/domain/quickbooks/matching.ts';
import { small } from '@purlin/domain/quickbooks/normal.ts';

/** Their own name as QuickBooks takes it; with our number behind it where somebody has that. */
export function proposedName(
  title: string,
  ourId: number,
  those: readonly { readonly name: string }[],
): string {
  const name = nameThere(title);
  return those.some((one) => small(one.name) === small(name)) ? withNumber(name, ourId) : name;
}

/** What the server said no with. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** What it has against the name; undefined where that is something else. */
export const refusalOfName = (problem: Problem | undefined): string | undefined =>
  problem?.code === 'record-name-taken' ? problem.message : problem?.errors['name'];
