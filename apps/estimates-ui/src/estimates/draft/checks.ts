// Validates a form, in the wording and order of the specification.
import { DraftInput, WholeDraftInput } from '@purlin/contracts/draft-shapes.ts';
import { percentError, rateText } from '@purlin/ui/ui.ts';
import { type FieldIssue, fieldSentence, unsaid } from '@purlin/words/field-sentence.ts';
import { factNames, type FactName } from '@purlin/domain/estimates/header-fields.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/estimate-draft.ts';
import { say as ofOptions } from '@purlin/words/screens/estimate-options.ts';
import type { FieldPath } from 'react-hook-form';
import { aboveForm } from './above.ts';
import { formField, wholeBody } from './body.ts';
import { type NumberCell, numberErrors, shareError } from './number-cells.ts';
import { type FormValues, type LinesPath, type LineValues, written } from './values.ts';

export interface FieldError {
  readonly field: FieldPath<FormValues>;
  readonly message: string;
  /** The toast's text, if it differs. */
  readonly toast?: string;
}

/** Message keys, because the forms word it differently (rule: form-messages). */
export interface ProjectWords {
  readonly clientId: 'select-client';
  readonly projectTitle:
    'enter-project-title' | 'estimate-title-required' | 'project-title-required';
  readonly serviceAddress: 'enter-address' | 'address-required';
}
export const simpleWords: ProjectWords = {
  clientId: 'select-client',
  projectTitle: 'enter-project-title',
  serviceAddress: 'enter-address',
};
export const standardWords: ProjectWords = {
  clientId: 'select-client',
  projectTitle: 'estimate-title-required',
  serviceAddress: 'address-required',
};
export const optionsWords: ProjectWords = {
  clientId: 'select-client',
  projectTitle: 'project-title-required',
  serviceAddress: 'address-required',
};

/** The contract's message for a field, in the language of the screens. */
const sentenceFor = (issue: FieldIssue): string =>
  fieldSentence(issue, appLanguage(), (code, { most }) =>
    code === 'field-too-long' ? say('too-long', { most: Number(most) }) : say('check-field'),
  );

const Project = DraftInput.pick({
  clientId: true,
  projectTitle: true,
  serviceAddress: true,
  projectDescription: true,
  validUntil: true,
  ...(Object.fromEntries(factNames.map((name) => [name, true])) as Record<FactName, true>),
});
/** Whether the field is one of client, title and address. */
export const isProjectField = (field: string): boolean => field in Project.shape;

/**
 * Errors in client, project title and service address, in this order, then other contract errors
 * about them.
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
          missing && name in words ? say(words[name as keyof ProjectWords]) : sentenceFor(issue),
      };
    }) ?? []
  );
}

const noDescription = ({ description }: LineValues): boolean => description.trim() === '';
const unpriced = ({ rate }: LineValues): boolean => rate.trim() === '';
const noRate = ({ rate }: LineValues): boolean => Number(rateText(rate)) === 0;

/** The line is free, but not marked as included. */
const unmarked = (line: LineValues): boolean => noRate(line) && !line.included;

/** A line without a price: none was typed, or 0.00 without "included". */
const priceError = (line: LineValues, path: LinesPath, n: number): readonly FieldError[] =>
  unpriced(line) || unmarked(line)
    ? [
        {
          field: `${path}.${n}.rate`,
          message: say(unpriced(line) ? 'no-price' : 'not-marked'),
          toast: say('incomplete'),
        },
      ]
    : [];

/** Invalid numbers in the cells of these lines. */
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
 * Requires a line, a description and a rate in every line, and a total above zero (rule:
 * simple-wizard).
 */
export function linesErrors(
  lines: readonly LineValues[],
  path: LinesPath = 'lines',
): readonly FieldError[] {
  if (lines.length === 0) return [{ field: path, message: say('no-lines') }];
  const unread = unreadNumbers(lines, path);
  if (unread.length > 0) return unread;
  const incomplete = lines.flatMap((line, n): FieldError[] => [
    ...(noDescription(line)
      ? [
          {
            field: `${path}.${n}.description` as const,
            message: say('no-words'),
            toast: say('incomplete'),
          },
        ]
      : []),
    ...priceError(line, path, n),
  ]);
  if (incomplete.length > 0) return incomplete;
  return lines.every(noRate) ? [{ field: `${path}.0.rate`, message: say('nothing-to-pay') }] : [];
}

const nothingIn = (titles: readonly string[]): string =>
  say('nothing-in', {
    count: titles.length,
    titles: new Intl.ListFormat(locales[appLanguage()]).format(
      titles.map((title) => say('quoted', { title })),
    ),
  });

/**
 * Requires a line in every option, no price without a description and no description without a
 * price (rule: options-wizard), and no option with a total of zero.
 */
export function optionsErrors({ options }: FormValues): readonly FieldError[] {
  if (options.every(({ lines }) => written(lines).length === 0))
    return [{ field: 'options', message: say('no-lines-anywhere') }];
  const unread = options.flatMap(({ lines }, o) => unreadNumbers(lines, `options.${o}.lines`));
  if (unread.length > 0) return unread;
  const found = options.flatMap(({ lines }, o) =>
    lines.flatMap((line, n): readonly FieldError[] =>
      noDescription(line) && !noRate(line)
        ? [
            {
              field: `options.${o}.lines.${n}.description`,
              message: say('no-words'),
              toast: say('incomplete'),
            },
          ]
        : noDescription(line) || lines.every(noRate)
          ? []
          : priceError(line, `options.${o}.lines`, n),
    ),
  );
  const empty = options.flatMap(({ title, lines }, o) =>
    lines.every(noRate) ? [{ title: title.trim() || ofOptions('option-n', { n: o + 1 }), o }] : [],
  );
  return [
    ...found,
    // The first message names all of them, because the toast shows only that one.
    ...empty.map(({ title, o }, n): FieldError => ({
      field: `options.${o}.lines`,
      message: nothingIn(n === 0 ? empty.map((one) => one.title) : [title]),
    })),
  ];
}

const told = (field: FieldError['field'], message: string | undefined): readonly FieldError[] =>
  message === undefined ? [] : [{ field, message }];

/** An invalid tax rate; the simple wizard has this field beside the project. */
export const taxErrors = ({ taxPercentage }: FormValues): readonly FieldError[] =>
  told('taxPercentage', percentError(taxPercentage));

/** Invalid numbers in tax rate, discount or deposit. */
const unreadTerms = (values: FormValues): readonly FieldError[] => [
  ...told('discount.value', shareError(values.discount)),
  ...told('deposit.value', shareError(values.deposit)),
  ...taxErrors(values),
  ...told('processingFeePercentage', percentError(values.processingFeePercentage)),
];

/** Invalid numbers, and amounts above their limit (rule: totals). */
export function termsErrors(values: FormValues): readonly FieldError[] {
  const unread = unreadTerms(values);
  if (unread.length > 0) return unread;
  const { discount, deposit } = aboveForm(values);
  return [...told('discount.value', discount), ...told('deposit.value', deposit)];
}
/** Whether the field is one of the terms. */
export const isTermsField = (field: string): boolean =>
  /^(discount|deposit|tax|processingFee)/.test(field);

/** All other contract errors, before the request is sent. */
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
      message: sentenceFor(issue),
    })) ?? []
  );
};
