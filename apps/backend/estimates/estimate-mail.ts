// What an e-mail about an estimate is made of, and what one about a change order says of the
// contract that it changes.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { mailWords } from '@purlin/words/mail.ts';
import type { StaffMember } from '../access/read-models/user-list.ts';
import type { Fact } from '../platform/servers/mail-parts.ts';
import type { EstimateDetailsRow } from './read-models/estimate-details.ts';

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

/** Whether the client is yet to choose one of several packages. */
export const isOpenChoice = ({ options, selectedOptionId }: EstimateDetailsRow): boolean =>
  options.length > 0 && selectedOptionId === null;

/** That there is a contract, which it changes; nothing for any other estimate. */
export const changeWords = ({ contractBeforeCents = null, language }: EstimateMail): string[] =>
  contractBeforeCents === null ? [] : [mailWords(language)('change-order')];

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
