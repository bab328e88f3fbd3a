// What of a section of settings is different from before, and whose version of each part counts
// when both changed it. A list is one part: a mixture would be one that nobody wrote.
import type { Difference } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/settings.ts';

type Values = Readonly<Record<string, unknown>>;
/** How a part of a section reads: what it is called, and what it says. */
export type PartText = (
  part: string,
  value: unknown,
) => { readonly what: string; readonly text: string };

/** A section as it was read; the one with more changes was read later. */
type Read = { readonly changes: number };
/** Whether somebody changed the section since: an answer from before that comes late is none. */
export const isNewer = (view: Read, base: Read): boolean => view.changes > base.changes;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Those that have words of their own. */
const PARTS = [
  'adminsNeedSecondFactor',
  'any',
  'approverIsNotPlanner',
  'companyId',
  'companyName',
  'cutOff',
  'dailyLimit',
  'destinationName',
  'destinationRoutingNumber',
  'emergency',
  'entries',
  'entryDescription',
  'immediateOrigin',
  'inspection',
  'leadDays',
  'mailRemittance',
  'mostPerPayment',
  'odfiRoutingNumber',
  'originName',
  'processingFeePercentage',
  'refuseLapsedInsurance',
  'repair',
  'replacement',
  'sameDayCutOff',
  'storm',
  'twoApprovalsAbove',
  'upkeep',
] as const;

/** What a part is called; one without words of its own by its name: "howToPay" is "How to pay". */
function partName(part: string): string {
  const known = PARTS.find((one) => one === part);
  if (known) return say(`part.${known}`);
  const words = part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A part by its name; a list says what its entries are called. */
export const tellPlainly: PartText = (part, value) => {
  const inWords = (one: unknown): string =>
    typeof one === 'string' ? one : JSON.stringify(one ?? '');
  const nameOf = (entry: unknown): string =>
    typeof entry === 'object' && entry !== null && 'name' in entry
      ? inWords(entry.name)
      : inWords(entry);
  return {
    what: partName(part),
    text: Array.isArray(value) ? value.map(nameOf).join(', ') : inWords(value),
  };
};

/** Empty when nothing that the form shows has changed. `mine`: what stands in the form. */
export const sectionDifferences = (
  { before, after, mine }: Readonly<Record<'before' | 'after' | 'mine', Values>>,
  tell: PartText,
): readonly Difference[] =>
  Object.keys(after).flatMap((part) => {
    if (same(before[part], after[part])) return [];
    const { what, text } = tell(part, after[part]);
    const kept = same(before[part], mine[part]) || same(after[part], mine[part]);
    return [
      {
        what,
        before: tell(part, before[part]).text,
        after: text,
        ...(!kept && { mine: tell(part, mine[part]).text }),
      },
    ];
  });

/** Theirs, and on top of it each part that was changed here. */
export const mineOnTop = <V extends object>(before: V, mine: V, theirs: V): V => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(mine).filter(([part, value]) => !same((before as Values)[part], value)),
  ),
});
