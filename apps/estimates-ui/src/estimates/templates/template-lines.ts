// A template's contents, as form lines and as text.
import type { EstimateTemplate } from '@purlin/contracts/estimate-templates.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { say } from '@purlin/words/screens/templates.ts';
import { lineCents } from '../draft/figures.ts';
import { type LineValues, lineValuesOf } from '../draft/values.ts';

type Lines = Pick<EstimateTemplate, 'lineItems'>;

export const linesOf = ({ lineItems }: Lines): LineValues[] =>
  lineItems.map((line) => lineValuesOf(line));
export const namesIn = ({ lineItems }: Lines): string =>
  lineItems.map(({ description }) => description).join(' · ');
export const countOf = ({ lineItems: { length } }: Lines): string =>
  say('line-items', { count: length });
export const totalOf = (template: Lines): string =>
  formatDollars(linesOf(template).reduce((cents, line) => cents + lineCents(line), 0));
