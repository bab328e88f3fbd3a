// The changes between two versions of an estimate, as sentences, for when staff changed it while
// the client was reading.
import type {
  EstimateOption,
  LineItem,
  PublicEstimate,
} from '@purlin/contracts/estimate-shapes.ts';
import { clientFactNames } from '@purlin/domain/estimates/header-fields.ts';
import { factsOf, type Fact } from '@purlin/words/header.ts';
import { calendarDay, dollars, isZero, measure, percent } from './format.ts';
import type { EstimateWords } from './in-language.tsx';

const cost = (line: LineItem, words: EstimateWords): string =>
  `${measure(line, words)} × ${dollars(line.rate)} = ${dollars(line.total)}`;
const until = (date: string | null, words: EstimateWords): string =>
  date === null ? words.changes.withoutEnd : words.changes.validUntil(calendarDay(date, words));
const wasAndIs = (
  words: EstimateWords,
  what: string,
  was: string,
  is: string,
): readonly string[] => (was === is ? [] : [words.changes.wasAndIs(what, was, is)]);

function lineChange(was: LineItem, line: LineItem, words: EstimateWords): readonly string[] {
  const renamed = line.description === was.description ? '' : `“${line.description}”, `;
  if (renamed !== '' || cost(was, words) !== cost(line, words))
    return [
      words.changes.wasAndIs(
        `“${was.description}”`,
        cost(was, words),
        `${renamed}${cost(line, words)}`,
      ),
    ];
  const texts = ['section', 'details', 'exclusions', 'process'] as const;
  return texts.some((key) => was[key] !== line[key])
    ? [words.changes.details(line.description)]
    : [];
}

function lineChanges(
  before: readonly LineItem[],
  after: readonly LineItem[],
  words: EstimateWords,
): readonly string[] {
  const earlier = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map((line) => line.id));
  return [
    ...after.flatMap((line) => {
      const was = earlier.get(line.id);
      return was
        ? lineChange(was, line, words)
        : [words.changes.newLine(line.description, cost(line, words))];
    }),
    ...before
      .filter((line) => !kept.has(line.id))
      .map((line) => words.changes.removedLine(line.description, cost(line, words))),
  ];
}

function optionChange(
  was: EstimateOption,
  option: EstimateOption,
  words: EstimateWords,
): readonly string[] {
  const { changes } = words;
  return [
    ...(was.title === option.title ? [] : [changes.renamedOption(was.title, option.title)]),
    ...wasAndIs(
      words,
      changes.totalOfOption(option.title),
      dollars(was.total),
      dollars(option.total),
    ),
    ...(was.description === option.description ? [] : [changes.optionDescription(option.title)]),
    ...lineChanges(was.lineItems, option.lineItems, words).map((change) =>
      changes.inOption(option.title, change),
    ),
  ];
}

function optionChanges(
  before: readonly EstimateOption[],
  after: readonly EstimateOption[],
  words: EstimateWords,
): readonly string[] {
  const earlier = new Map(before.map((option) => [option.id, option]));
  const kept = new Set(after.map((option) => option.id));
  return [
    ...after.flatMap((option) => {
      const was = earlier.get(option.id);
      return was
        ? optionChange(was, option, words)
        : [words.changes.newOption(option.title, dollars(option.total))];
    }),
    ...before
      .filter((option) => !kept.has(option.id))
      .map((option) => words.changes.removedOption(option.title, dollars(option.total))),
  ];
}

const discountOf = (
  { discountPercentage, discountAmount }: PublicEstimate,
  { none }: EstimateWords['changes'],
): string =>
  isZero(discountAmount)
    ? discountPercentage > 0
      ? percent(discountPercentage)
      : none
    : dollars(discountAmount);
const depositOf = (
  { depositTerms, depositBasis }: PublicEstimate,
  { changes, totals }: EstimateWords,
): string =>
  depositTerms === null
    ? changes.none
    : depositTerms.kind === 'amount'
      ? dollars(depositTerms.value)
      : totals.shareOf[depositBasis](percent(Number(depositTerms.value)));
const feeOf = ({ processingFeePercentage }: PublicEstimate): string =>
  percent(processingFeePercentage);
const termsOf = ({ approval }: PublicEstimate): string =>
  `${approval.signatureRequired} ${approval.consentVersion}`;

function factChanges(
  before: PublicEstimate,
  after: PublicEstimate,
  words: EstimateWords,
): readonly string[] {
  const [was, is] = [before, after].map(
    (estimate) =>
      new Map(factsOf(estimate, clientFactNames, words.language).map((fact) => [fact.name, fact])),
  ) as [Map<string, Fact>, Map<string, Fact>];
  return [...new Map([...was, ...is]).values()].flatMap(({ name, label }) =>
    wasAndIs(
      words,
      label,
      was.get(name)?.value ?? words.changes.none,
      is.get(name)?.value ?? words.changes.none,
    ),
  );
}

/**
 * The new and the previous total, of each option that both versions have. Says so if a total did
 * not change.
 */
export function totalsBefore(
  { replaced, total, estimateOptions }: PublicEstimate,
  words: EstimateWords,
): readonly string[] {
  if (replaced === null) return [];
  const { changes } = words;
  const earlier = new Map(replaced.options.map((option) => [option.id, option.total]));
  const said =
    estimateOptions.length > 0
      ? estimateOptions.flatMap(({ id, title, total: is }) =>
          wasAndIs(
            words,
            changes.totalOfOption(title),
            dollars(earlier.get(id) ?? is),
            dollars(is),
          ),
        )
      : wasAndIs(words, changes.total, dollars(replaced.total), dollars(total));
  return said.length > 0 ? said : [changes.sameTotal];
}

/**
 * The changes as sentences, the most important first; empty if a reader would see no difference.
 */
export function changesBetween(
  before: PublicEstimate,
  after: PublicEstimate,
  words: EstimateWords,
): readonly string[] {
  const { changes } = words;
  const texts = ['projectTitle', 'projectDescription', 'serviceAddress', 'customerNotes'] as const;
  return [
    // With options, the total is that of one option, which is listed separately.
    ...(after.estimateOptions.length > 0
      ? []
      : wasAndIs(words, changes.total, dollars(before.total), dollars(after.total))),
    ...optionChanges(before.estimateOptions, after.estimateOptions, words),
    ...lineChanges(before.lineItems, after.lineItems, words),
    ...wasAndIs(words, changes.discount, discountOf(before, changes), discountOf(after, changes)),
    ...wasAndIs(words, changes.tax, percent(before.taxPercentage), percent(after.taxPercentage)),
    ...wasAndIs(words, changes.processingFee, feeOf(before), feeOf(after)),
    ...wasAndIs(words, changes.deposit, depositOf(before, words), depositOf(after, words)),
    ...wasAndIs(
      words,
      changes.estimate,
      until(before.validUntil, words),
      until(after.validUntil, words),
    ),
    ...factChanges(before, after, words),
    ...texts.filter((key) => before[key] !== after[key]).map((key) => changes[key]),
    ...(after.approval.signatureRequired && termsOf(before) !== termsOf(after)
      ? [changes.terms]
      : []),
  ];
}
