// The values of an estimate's form. Numbers are kept as text, because half-typed ones are not valid
// numbers yet.
import type { Estimate, StaffLineItem } from '@purlin/contracts/estimate-shapes.ts';
import { isFactKind, readFact } from '@purlin/domain/estimates/fact-kinds.ts';
import {
  factNames,
  headerFields,
  typedNames,
  type FactName,
  type TypedName,
} from '@purlin/domain/estimates/header-fields.ts';
import { fromFineDecimal } from '@purlin/domain/shared/decimals.ts';
import { usualIntro } from '@purlin/domain/shared/intro-message.ts';
import { DepositBasis, TaxBasis } from '@purlin/domain/shared/totals.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

/** In percent or dollars; "0" means none. */
const Share = z.object({ kind: z.enum(['percent', 'amount']), value: z.string() });
export type Share = z.infer<typeof Share>;

const LineValues = z.object({
  /** The id of the saved line that this one changes. */
  id: z.int().nullable(),
  description: z.string(),
  kind: z.enum(['service', 'material']),
  quantity: z.string(),
  unit: Unit,
  rate: z.string(),
  /** A price of 0.00 is intentional. */
  included: z.boolean().default(false),
  cost: z.string(),
  taxable: z.boolean(),
  section: z.string(),
  details: z.string(),
  exclusions: z.string(),
  process: z.string(),
  priceBookItemId: z.int().nullable(),
});
export type LineValues = z.infer<typeof LineValues>;

const OptionValues = z.object({
  id: z.int().nullable(),
  title: z.string(),
  description: z.string(),
  recommended: z.boolean(),
  lines: z.array(LineValues),
});
export type OptionValues = z.infer<typeof OptionValues>;

/** The header's text fields. Drafts saved before a field existed lack it. */
const typed = Object.fromEntries(
  typedNames.map((name) => [name, z.string().default('')]),
) as Record<TypedName, z.ZodDefault<z.ZodString>>;
const typedOf = (say: (name: TypedName) => string) =>
  Object.fromEntries(typedNames.map((name) => [name, say(name)])) as Record<TypedName, string>;

export const FormValues = z.object({
  estimateType: z.enum(['single', 'multi_option']),
  /** 0: none chosen yet. */
  clientId: z.int(),
  /** The job whose contract it changes. */
  changesJobId: z.int().nullable().default(null),
  ...typed,
  discount: Share,
  taxPercentage: z.string(),
  taxBasis: TaxBasis,
  processingFeePercentage: z.string().default('0'),
  deposit: Share,
  /** As recorded; no form edits it. */
  depositBasis: DepositBasis.default('total'),
  /** The lines of a single estimate. */
  lines: z.array(LineValues),
  /** The options of a multi-option estimate, in order. */
  options: z.array(OptionValues),
});
export type FormValues = z.infer<typeof FormValues>;

/** The facts as the saved estimate would have them. */
export const factsIn = (values: FormValues) =>
  Object.fromEntries(
    factNames.map((name) => {
      const { kind } = headerFields[name];
      return [name, isFactKind(kind) ? readFact(kind, values[name]) : values[name]];
    }),
  ) as Readonly<Record<FactName, string | number | null>>;

/** The path of a list of lines in the form. */
export type LinesPath = 'lines' | `options.${number}.lines`;

/** A new line has quantity 1, rate 0, taxable (rule: new-line). */
export const emptyLine: LineValues = {
  id: null,
  description: '',
  kind: 'service',
  quantity: '1',
  unit: 'each',
  rate: '',
  included: false,
  cost: '',
  taxable: true,
  section: '',
  details: '',
  exclusions: '',
  process: '',
  priceBookItemId: null,
};

export const emptyForm: FormValues = {
  estimateType: 'single',
  clientId: 0,
  changesJobId: null,
  ...typedOf(() => ''),
  discount: { kind: 'percent', value: '0' },
  taxPercentage: '0',
  taxBasis: 'undiscounted',
  processingFeePercentage: '0',
  deposit: { kind: 'percent', value: '0' },
  depositBasis: 'total',
  introMessage: usualIntro.en,
  lines: [],
  options: [],
};

/** Converts a saved line, or a template's line, to form values. */
export const lineValuesOf = (
  line: Omit<StaffLineItem, 'id' | 'estimateId' | 'estimateOptionId' | 'order' | 'total'>,
  id: number | null = null,
): LineValues => ({
  id,
  description: line.description,
  kind: line.kind,
  quantity: String(line.quantity),
  unit: line.unit,
  rate: line.rate,
  // It was saved that way on purpose.
  included: fromFineDecimal(line.rate) === 0,
  cost: line.cost ?? '',
  taxable: line.taxable,
  section: line.section ?? '',
  details: line.details ?? '',
  exclusions: line.exclusions ?? '',
  process: line.process ?? '',
  priceBookItemId: line.priceBookItemId,
});

/** Converts a field to its form value; some kinds are stored as numbers. */
const asTyped = (held: string | number | null): string => String(held ?? '');

/** Converts a saved estimate to form values. */
export const formValuesOf = (e: Estimate): FormValues => ({
  estimateType: e.estimateType,
  clientId: e.clientId,
  changesJobId: e.changesJobId,
  ...typedOf((name) => asTyped(e[name])),
  discount:
    Number(e.discountAmount) > 0
      ? { kind: 'amount', value: e.discountAmount }
      : { kind: 'percent', value: String(e.discountPercentage) },
  taxPercentage: String(e.taxPercentage),
  taxBasis: e.taxBasis,
  processingFeePercentage: String(e.processingFeePercentage),
  deposit: e.depositTerms ?? emptyForm.deposit,
  depositBasis: e.depositBasis,
  lines: e.lineItems
    .filter(({ estimateOptionId }) => estimateOptionId === null)
    .map((line) => lineValuesOf(line, line.id)),
  options: e.estimateOptions
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, title, description, recommended, lineItems }) => ({
      id,
      title,
      description,
      recommended,
      lines: lineItems.map((line) => lineValuesOf(line, line.id)),
    })),
});

/** Whether the line contains nothing worth saving. */
export const isUntouched = ({ description, rate }: LineValues): boolean =>
  description.trim() === '' && !/[^\s0.,$]/.test(rate);

/** Drops lines with a blank description before sending (rule: guided-wizard). */
export const written = (lines: readonly LineValues[]): LineValues[] =>
  lines.filter(({ description }) => description.trim() !== '');

type Form = Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue'>;
function keepLines(
  { getValues, setValue }: Form,
  keep: (lines: readonly LineValues[]) => LineValues[],
): void {
  const drop = (path: LinesPath) => {
    const lines = getValues(path);
    const kept = keep(lines);
    if (kept.length < lines.length) setValue(path, kept, { shouldDirty: true });
  };
  drop('lines');
  for (const n of getValues('options').keys()) drop(`options.${n}.lines`);
}

/**
 * Removes such lines from the form itself, so that the server's error paths match the lines shown.
 */
export const dropBlankLines = (form: Form): void => keepLines(form, written);

/** Removes lines that were only opened, so that the user is not asked to complete them. */
export const dropUntouchedLines = (form: Form): void =>
  keepLines(form, (lines) => lines.filter((line) => !isUntouched(line)));
