// What an e-mail about an estimate is made of, and what one about a change order says of the
// contract that it changes.
import { clientPagePath } from '@purlin/domain/estimates/client-page.ts';
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import type { StaffMember } from '../access/read-models/user-list.ts';
import { UNKNOWN } from '../company/read-models/company-details.ts';
import { textsIn } from '../company/read-models/estimate-settings.ts';
import type { Fact } from '../platform/servers/mail-parts.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';
import type { OfferRow } from './read-models/sent-offer.ts';

export interface EstimateMail {
  readonly row: EstimateDetailsRow;
  readonly company: CompanyDetails;
  readonly link: string;
  /** Of whoever reads it. */
  readonly language: Language;
  /** Who answers for the estimate. */
  readonly estimator?: StaffMember | null;
  /** Of a change order: what the contract came to before it. */
  readonly contractBeforeCents?: number | null;
}
/** One to the client. */
export interface ClientMail extends EstimateMail {
  /** How a deposit is paid, in the company's words; blank where it has not said. */
  readonly howToPay: string;
}

/** What an e-mail to an estimate's client is made of; `publicUrl` is where its link leads. */
export const clientMail = (row: OfferRow, language: Language, publicUrl: string): ClientMail => ({
  row,
  company: row.company ?? UNKNOWN,
  estimator: row.estimator,
  contractBeforeCents: row.contractBeforeCents,
  language,
  howToPay: textsIn(row.settings, language).depositText,
  link: `${publicUrl}${clientPagePath(row.number, language)}`,
});

/** Whether the client is yet to choose one of several packages. */
export const isOpenChoice = ({ options, selectedOptionId }: EstimateDetailsRow): boolean =>
  options.length > 0 && selectedOptionId === null;

/** That there is a contract, which it changes; nothing for any other estimate. */
export const changeWords = ({ contractBeforeCents = null, language }: EstimateMail): string[] =>
  contractBeforeCents === null ? [] : [mailWords(language)('change-order')];

/** What a revised estimate came to, and comes to: of each package that both versions have. */
export function revisedTotals({ row, language }: EstimateMail): string[] {
  const { replaced } = row;
  if (replaced === null) return [];
  const say = mailWords(language);
  const earlier = new Map(replaced.options.map(({ id, totalCents }) => [id, totalCents]));
  const now = row.totals.totalCents;
  const said =
    row.options.length > 0
      ? row.options.flatMap(({ id, title: option, totals: { totalCents } }) => {
          const before = earlier.get(id) ?? totalCents;
          return before === totalCents
            ? []
            : [say('estimate.option-changed', { option, before, now: totalCents })];
        })
      : replaced.totalCents === now
        ? []
        : [say('estimate.total-changed', { before: replaced.totalCents, now })];
  return [said.join('\n') || say('estimate.total-same')];
}

/** What the contract came to before; and what it will come to, unless that is yet to be chosen. */
export function contractFacts({
  row,
  language,
  contractBeforeCents: before = null,
}: EstimateMail): Fact[] {
  if (before === null) return [];
  const say = mailWords(language);
  const sum = (cents: number): string => say('money', { cents });
  const after: Fact[] = isOpenChoice(row)
    ? []
    : [[say('contract-after'), sum(before + row.totals.totalCents)]];
  return [[say('contract-before'), sum(before)], ...after];
}
