// What stands inside of estimates, as tables that a company takes away: their lines, and what each
// estimate and each of its options comes to.
import type { RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { Offer, Option } from '@purlin/domain/estimates/offer.ts';
import type { estimateDetails } from './read-models/estimate-details.ts';

type EstimateRow = RowOf<typeof estimateDetails>;

const headOf = ({ id, number }: EstimateRow, option: Option | undefined) => ({
  estimateId: id,
  estimate: number,
  optionId: option?.id ?? null,
  option: option?.title ?? null,
});

/** In the order in which somebody reads them; those of a database are in no order. */
const lineRow = (row: EstimateRow, option?: Option) => (line: Offer['lines'][number]) => ({
  ...headOf(row, option),
  line: line.order + 1,
  section: line.section,
  kind: line.kind,
  description: line.description,
  quantityHundredths: line.quantityHundredths,
  unit: line.unit,
  rateCents: line.rateCents,
  totalCents: line.totalCents,
  costCents: line.costCents,
  taxable: line.taxable,
  details: line.details,
  exclusions: line.exclusions,
  process: line.process,
  priceBookItemId: line.priceBookItemId,
});

const totalsRow = (
  row: EstimateRow,
  { totals }: Pick<Offer, 'totals'>,
  option: Option | undefined,
) => ({
  ...headOf(row, option),
  projectTitle: row.offer.projectTitle,
  serviceAddress: row.offer.serviceAddress,
  subtotalCents: totals.subtotalCents,
  discountCents: totals.discountCents,
  taxCents: totals.taxCents,
  processingFeeCents: totals.processingFeeCents,
  totalCents: totals.totalCents,
  depositCents: totals.depositCents,
});

export const takenLines = [
  {
    as: 'estimate-lines',
    rows: (row: EstimateRow) => [
      ...row.offer.lines.map(lineRow(row)),
      ...row.offer.options.flatMap((option) => option.lines.map(lineRow(row, option))),
    ],
  },
  {
    as: 'estimate-totals',
    rows: (row: EstimateRow) => [
      totalsRow(row, row.offer, undefined),
      ...row.offer.options.map((option) => totalsRow(row, option, option)),
    ],
  },
];
