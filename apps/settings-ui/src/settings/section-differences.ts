// Compares versions of a settings section, and merges two people's changes part by part. A list is
// a single part, because a merged list would be one that nobody wrote.
import type { Difference } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/settings.ts';

type Values = Readonly<Record<string, unknown>>;
/** Describes a part of a section: its label and its value. */
export type PartText = (
  part: string,
  value: unknown,
) => { readonly what: string; readonly text: string };

/** A version of a section; the one with more changes is newer. */
type Read = { readonly changes: number };
/** Whether someone has changed the section since. A late response from before is not newer. */
export const isNewer = (view: Read, base: Read): boolean => view.changes > base.changes;

/** Whether two versions, or two parts, have the same values. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Parts with their own label. */
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

/** A part's label; without one of its own, derived from its name: "howToPay" is "How to pay". */
function partName(part: string): string {
  const known = PARTS.find((one) => one === part);
  if (known) return say(`part.${known}`);
  const words = part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A part by its label; a list shows the labels of its entries. */
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

/** Empty if nothing that the form shows has changed. `mine`: the form's values. */
export const sectionDifferences = (
  { before, after, mine }: Readonly<Record<'before' | 'after' | 'mine', Values>>,
  tell: PartText,
): readonly Difference[] =>
  Object.keys(after).flatMap((part) => {
    if (isSame(before[part], after[part])) return [];
    const { what, text } = tell(part, after[part]);
    const kept = isSame(before[part], mine[part]) || isSame(after[part], mine[part]);
    return [
      {
        what,
        before: tell(part, before[part]).text,
        after: text,
        ...(!kept && { mine: tell(part, mine[part]).text }),
      },
    ];
  });

/** Their version with each part that was changed here on top. */
export const mineOnTop = <V extends object>(before: V, mine: V, theirs: V): V => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(mine).filter(([part, value]) => !isSame((before as Values)[part], value)),
  ),
});
