// What changed between two versions of an estimate, in sentences: shown when staff changed it while the client was reading.
import type { EstimateOption, LineItem, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { calendarDay, dollars, isZero, measure, percent } from './format.ts';

const cost = (line: LineItem): string => `${measure(line)} × ${dollars(line.rate)} = ${dollars(line.total)}`;
const until = (date: string | null): string => (date === null ? 'without an end date' : `valid until ${calendarDay(date)}`);
const wasAndIs = (what: string, was: string, is: string): readonly string[] => (was === is ? [] : [`${what} was ${was} and is now ${is}.`]);

function lineChange(was: LineItem, line: LineItem): readonly string[] {
  const renamed = line.description === was.description ? '' : `“${line.description}”, `;
  if (renamed !== '' || cost(was) !== cost(line)) return [`“${was.description}” was ${cost(was)} and is now ${renamed}${cost(line)}.`];
  const words = ['section', 'details', 'exclusions', 'process'] as const;
  return words.some((key) => was[key] !== line[key]) ? [`The details of “${line.description}” changed.`] : [];
}

function lineChanges(before: readonly LineItem[], after: readonly LineItem[]): readonly string[] {
  const earlier = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map((line) => line.id));
  return [
    ...after.flatMap((line) => {
      const was = earlier.get(line.id);
      return was ? lineChange(was, line) : [`New: “${line.description}”, ${cost(line)}.`];
    }),
    ...before.filter((line) => !kept.has(line.id)).map((line) => `Removed: “${line.description}”, ${cost(line)}.`),
  ];
}

function optionChange(was: EstimateOption, option: EstimateOption): readonly string[] {
  return [
    ...(was.title === option.title ? [] : [`The package “${was.title}” is now called “${option.title}”.`]),
    ...wasAndIs(`The total of “${option.title}”`, dollars(was.total), dollars(option.total)),
    ...(was.description === option.description ? [] : [`The description of “${option.title}” changed.`]),
    ...lineChanges(was.lineItems, option.lineItems).map((change) => `In “${option.title}”: ${change}`),
  ];
}

function optionChanges(before: readonly EstimateOption[], after: readonly EstimateOption[]): readonly string[] {
  const earlier = new Map(before.map((option) => [option.id, option]));
  const kept = new Set(after.map((option) => option.id));
  return [
    ...after.flatMap((option) => {
      const was = earlier.get(option.id);
      return was ? optionChange(was, option) : [`New package: “${option.title}”, ${dollars(option.total)}.`];
    }),
    ...before.filter((option) => !kept.has(option.id)).map((option) => `The package “${option.title}”, ${dollars(option.total)}, is no longer offered.`),
  ];
}

const discountOf = ({ discountPercentage, discountAmount }: PublicEstimate): string => (isZero(discountAmount) ? (discountPercentage > 0 ? percent(discountPercentage) : 'none') : dollars(discountAmount));
const depositOf = ({ depositTerms }: PublicEstimate): string => (depositTerms === null ? 'none' : depositTerms.kind === 'amount' ? dollars(depositTerms.value) : `${percent(Number(depositTerms.value))} of the subtotal`);
const termsOf = ({ approval }: PublicEstimate): string => `${approval.signatureRequired} ${approval.consentVersion}`;

/** Sentences, the most important first; empty when a reader would see no difference. */
export function changesBetween(before: PublicEstimate, after: PublicEstimate): readonly string[] {
  const texts = [['The project title', 'projectTitle'], ['The project description', 'projectDescription'], ['The service address', 'serviceAddress'], ['The notes', 'customerNotes']] as const;
  return [
    // The total of an estimate with options is that of one of them, which speaks for itself.
    ...(after.estimateOptions.length > 0 ? [] : wasAndIs('The total', dollars(before.total), dollars(after.total))),
    ...optionChanges(before.estimateOptions, after.estimateOptions),
    ...lineChanges(before.lineItems, after.lineItems),
    ...wasAndIs('The discount', discountOf(before), discountOf(after)),
    ...wasAndIs('The tax', percent(before.taxPercentage), percent(after.taxPercentage)),
    ...wasAndIs('The deposit due on approval', depositOf(before), depositOf(after)),
    ...wasAndIs('The estimate', until(before.validUntil), until(after.validUntil)),
    ...texts.filter(([, key]) => before[key] !== after[key]).map(([name]) => `${name} changed.`),
    ...(after.approval.signatureRequired && termsOf(before) !== termsOf(after) ? ['The terms for approving changed.'] : []),
  ];
}
