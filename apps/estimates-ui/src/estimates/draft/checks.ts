// What is still missing in a form, in the words and the order of the specification.
import { DraftInput, WholeDraftInput } from '@purlin/contracts/draft-shapes.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { moneyText, percentError } from '@purlin/ui/ui.ts';
import { fieldSentenceInEnglish, unsaid } from '@purlin/words/field-sentence.ts';
import { factNames, type FactName } from '@purlin/domain/estimates/header-fields.ts';
import type { FieldPath } from 'react-hook-form';
import { aboveForm } from './above.ts';
import { formField, wholeBody } from './body.ts';
import { type NumberCell, numberErrors, shareError } from './number-cells.ts';
import { type FormValues, type LinesPath, type LineValues, written } from './values.ts';

export interface FieldError {
  readonly field: FieldPath<FormValues>;
  readonly message: string;
  /** What a toast says of it, where that is not the same. */
  readonly toast?: string;
}

/** The forms say it differently (rule: form-messages). */
export interface ProjectWords {
  readonly clientId: string;
  readonly projectTitle: string;
  readonly serviceAddress: string;
}
export const simpleWords: ProjectWords = {
  clientId: 'Please select a client',
  projectTitle: 'Please enter a project title',
  serviceAddress: 'Please enter a service address',
};
export const standardWords: ProjectWords = {
  clientId: 'Please select a client',
  projectTitle: 'Estimate title is required',
  serviceAddress: 'Service address is required',
};
export const optionsWords: ProjectWords = {
  clientId: 'Please select a client',
  projectTitle: 'Project title is required',
  serviceAddress: 'Service address is required',
};

const Project = DraftInput.pick({
  clientId: true,
  projectTitle: true,
  serviceAddress: true,
  projectDescription: true,
  validUntil: true,
  ...(Object.fromEntries(factNames.map((name) => [name, true])) as Record<FactName, true>),
});
/** Whether the field is one of those that say for whom, what and where. */
export const isProjectField = (field: string): boolean => field in Project.shape;

/**
 * Client, project title, service address, in this order; then what else the contract says about
 * them.
 */
export function projectErrors(values: FormValues, words: ProjectWords): readonly FieldError[] {
  const { error } = Project.safeParse(values, unsaid);
  return (
    error?.issues.map((issue): FieldError => {
      const name = issue.path[0] as keyof typeof Project.shape;
      const missing = name === 'clientId' ? values.clientId < 1 : values[name].trim() === '';
      return {
        field: name,
        message:
          missing && name in words
            ? words[name as keyof ProjectWords]
            : fieldSentenceInEnglish(issue),
      };
    }) ?? []
  );
}

const INCOMPLETE = 'Please complete all line items';
const NO_WORDS = 'Say what this line is for.';
const NO_PRICE = 'Type a price, or 0.00 if it is included.';
const NOTHING_TO_PAY =
  'This estimate comes to $0.00. Lines may be included, but one of them needs a price.';
export const NO_LINES = 'Please add at least one line item';
const NO_LINES_ANYWHERE = 'Please add at least one line item to any option';

const noDescription = ({ description }: LineValues): boolean => description.trim() === '';
/** An amount that was typed: also 0.00, for what is included. */
const unpriced = ({ rate }: LineValues): boolean => rate.trim() === '';
const noRate = ({ rate }: LineValues): boolean => fromDecimal(moneyText(rate)) === 0;

/** What was typed in the number cells of these lines and is no number. */
export const unreadNumbers = (
  lines: readonly LineValues[],
  path: LinesPath = 'lines',
): readonly FieldError[] =>
  lines.flatMap((line, n) =>
    Object.entries(numberErrors(line)).map(([cell, message]) => ({
      field: `${path}.${n}.${cell as NumberCell}` as const,
      message,
    })),
  );

/**
 * A line, in every line a description and a rate, and something to pay for (rule: simple-wizard).
 */
export function linesErrors(
  lines: readonly LineValues[],
  path: LinesPath = 'lines',
): readonly FieldError[] {
  if (lines.length === 0) return [{ field: path, message: NO_LINES }];
  const unread = unreadNumbers(lines, path);
  if (unread.length > 0) return unread;
  const incomplete = lines.flatMap((line, n): FieldError[] => [
    ...(noDescription(line)
      ? [{ field: `${path}.${n}.description` as const, message: NO_WORDS, toast: INCOMPLETE }]
      : []),
    ...(unpriced(line)
      ? [{ field: `${path}.${n}.rate` as const, message: NO_PRICE, toast: INCOMPLETE }]
      : []),
  ]);
  if (incomplete.length > 0) return incomplete;
  return lines.every(noRate) ? [{ field: `${path}.0.rate`, message: NOTHING_TO_PAY }] : [];
}

const listed = new Intl.ListFormat('en-US');
const nothingIn = (titles: readonly string[]): string => {
  const named = listed.format(titles.map((title) => `“${title}”`));
  return titles.length === 1
    ? `${named} has nothing in it to pay for. Add line items to it, or send without it.`
    : `${named} have nothing in them to pay for. Add line items to them, or send without them.`;
};

/**
 * A line in any option, no price without words (rule: options-wizard), and no option that
 * would be offered for nothing.
 */
export function optionsErrors({ options }: FormValues): readonly FieldError[] {
  if (options.every(({ lines }) => written(lines).length === 0))
    return [{ field: 'options', message: NO_LINES_ANYWHERE }];
  const unread = options.flatMap(({ lines }, o) => unreadNumbers(lines, `options.${o}.lines`));
  if (unread.length > 0) return unread;
  const found = options.flatMap(({ lines }, o) =>
    lines.flatMap((line, n): FieldError[] =>
      noDescription(line) && !noRate(line)
        ? [
            {
              field: `options.${o}.lines.${n}.description`,
              message: NO_WORDS,
              toast: INCOMPLETE,
            },
          ]
        : [],
    ),
  );
  const empty = options.flatMap(({ title, lines }, o) =>
    lines.every(noRate) ? [{ title: title.trim() || `Option ${o + 1}`, o }] : [],
  );
  return [
    ...found,
    // The first names all of them, for it is what the toast says.
    ...empty.map(({ title, o }, n): FieldError => ({
      field: `options.${o}.lines`,
      message: nothingIn(n === 0 ? empty.map((one) => one.title) : [title]),
    })),
  ];
}

const told = (field: FieldError['field'], message: string | undefined): readonly FieldError[] =>
  message === undefined ? [] : [{ field, message }];

/** A tax rate that is no percentage; the simple wizard asks for it beside the project. */
export const taxErrors = ({ taxPercentage }: FormValues): readonly FieldError[] =>
  told('taxPercentage', percentError(taxPercentage));

/** What was typed as a rate, off, or down, and is no such number. */
const unreadTerms = (values: FormValues): readonly FieldError[] => [
  ...told('discount.value', shareError(values.discount)),
  ...told('deposit.value', shareError(values.deposit)),
  ...taxErrors(values),
  ...told('processingFeePercentage', percentError(values.processingFeePercentage)),
];

/** What is no number, or takes more than there is (rule: totals). */
export function termsErrors(values: FormValues): readonly FieldError[] {
  const unread = unreadTerms(values);
  if (unread.length > 0) return unread;
  const { discount, deposit } = aboveForm(values);
  return [...told('discount.value', discount), ...told('deposit.value', deposit)];
}
/** Whether the field is one of those that say on what terms. */
export const isTermsField = (field: string): boolean =>
  /^(discount|deposit|tax|processingFee)/.test(field);

/** Whatever else the contract would refuse, before it is asked. */
export const contractErrors = (values: FormValues): readonly FieldError[] => {
  const inLines =
    values.estimateType === 'single'
      ? unreadNumbers(values.lines)
      : values.options.flatMap(({ lines }, o) => unreadNumbers(lines, `options.${o}.lines`));
  const noNumbers = [...inLines, ...termsErrors(values)];
  if (noNumbers.length > 0) return noNumbers;
  const { error } = WholeDraftInput.safeParse(wholeBody(values), unsaid);
  return (
    error?.issues.map((issue) => ({
      field: formField(issue.path.join('.')),
      message: fieldSentenceInEnglish(issue),
    })) ?? []
  );
};
