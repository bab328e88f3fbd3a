// What changed between two versions of an estimate, in sentences: shown when staff changed it while the client was reading.
import type { LineItem, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { calendarDay, dollars, quantity } from './format.ts';

const sameLine = (a: LineItem, b: LineItem): boolean => a.description === b.description && a.quantity === b.quantity && a.rate === b.rate && a.total === b.total;
const cost = (line: LineItem): string => `${quantity(line.quantity)} × ${dollars(line.rate)} = ${dollars(line.total)}`;
const until = (date: string | null): string => (date === null ? 'without an end date' : `valid until ${calendarDay(date)}`);

function lineChanges(before: readonly LineItem[], after: readonly LineItem[]): string[] {
  const earlier = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map((line) => line.id));
  return [
    ...after.flatMap((line) => {
      const was = earlier.get(line.id);
      if (!was) return [`New: “${line.description}”, ${cost(line)}.`];
      return sameLine(was, line) ? [] : [`“${was.description}” was ${cost(was)} and is now ${line.description === was.description ? '' : `“${line.description}”, `}${cost(line)}.`];
    }),
    ...before.filter((line) => !kept.has(line.id)).map((line) => `Removed: “${line.description}”, ${cost(line)}.`),
  ];
}

/** Sentences, the most important first; empty when a reader would see no difference. */
export function changesBetween(before: PublicEstimate, after: PublicEstimate): readonly string[] {
  const texts = [['The project title', 'projectTitle'], ['The project description', 'projectDescription'], ['The service address', 'serviceAddress'], ['The notes', 'customerNotes']] as const;
  return [
    ...(before.total === after.total ? [] : [`The total was ${dollars(before.total)} and is now ${dollars(after.total)}.`]),
    ...lineChanges(before.lineItems, after.lineItems),
    ...(before.validUntil === after.validUntil ? [] : [`The estimate was ${until(before.validUntil)} and is now ${until(after.validUntil)}.`]),
    ...texts.filter(([, key]) => before[key] !== after[key]).map(([name]) => `${name} changed.`),
  ];
}
