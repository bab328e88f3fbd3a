// The company at its bank: what the files say of it, from the settings; and of the bank that we
// play ourselves, what it calls us.
import { Originator, MOST_CENTS_OF_AN_ENTRY } from '@purlin/domain/payments/ach/ach-file.ts';
import { forFiles, wrongForFiles } from '@purlin/domain/payments/ach/originator-of-settings.ts';
import type { BankSettings, PaymentSettings } from '@purlin/domain/company/settings/payments.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import type { Services } from '../platform/core/room.ts';
import { bankOf } from './gateway/service.ts';

/** Cents of an amount in the settings; null where there is no limit. */
export const limitOf = (amount: string): number | null =>
  amount === '' ? null : fromDecimal(amount);

/** Who has to approve, by the settings of the company. */
export const rulesOf = ({ approverIsNotPlanner, twoApprovalsAbove }: PaymentSettings) => ({
  notByPlanner: approverIsNotPlanner,
  twoAboveCents: limitOf(twoApprovalsAbove),
});

/** Where nothing is set up and nothing leaves the house, we are this at the simulated bank. */
const AT_THE_SIMULATED_BANK: BankSettings = {
  odfiRoutingNumber: '323371076',
  destinationRoutingNumber: '323371076',
  destinationName: 'SIMULATED BANK',
  immediateOrigin: '1930000000',
  originName: 'SIMULATED COMPANY',
  companyName: 'SIMULATED CO',
  companyId: '1930000000',
  entryDescription: 'VENDOR PMT',
  cutOff: '17:00',
  sameDayCutOff: '',
  leadDays: '1',
};

/** The same as files name it, without limits of the company's own. */
export const SIMULATED_ORIGINATOR = Originator.parse({
  ...AT_THE_SIMULATED_BANK,
  offset: null,
  sameDayCutOff: null,
  leadDays: 1,
  mostCents: MOST_CENTS_OF_AN_ENTRY,
});

/** Nothing of it was filled in yet. */
const isBlank = ({ odfiRoutingNumber, companyId, immediateOrigin }: BankSettings): boolean =>
  [odfiRoutingNumber, companyId, immediateOrigin].every((text) => text === '');

/** `routing:account:kind` as the configuration has it. */
function offsetOf(text: string | undefined): Originator['offset'] {
  if (text === undefined) return null;
  const [routingNumber = '', accountNumber = '', accountType] = text.split(':');
  return { routingNumber, accountNumber, accountType: accountType as 'checking' | 'savings' };
}

/** Undefined while the bank's data are not complete, or cannot be sent as they are. */
function originatorFrom(
  given: BankSettings,
  { mostPerPayment }: PaymentSettings,
  services: Pick<Services, 'config' | 'outside'>,
): Originator | undefined {
  const { config } = services;
  const at =
    isBlank(given) && bankOf(services).simulatedIn !== undefined ? AT_THE_SIMULATED_BANK : given;
  const parsed = Originator.safeParse({
    ...forFiles(at),
    offset: offsetOf(config.ACH_OFFSET_ACCOUNT),
    mostCents: Math.min(limitOf(mostPerPayment) ?? MOST_CENTS_OF_AN_ENTRY, MOST_CENTS_OF_AN_ENTRY),
  });
  return parsed.success ? parsed.data : undefined;
}

export interface Terms {
  readonly settings: PaymentSettings;
  readonly bankName: string;
  /** Undefined while the bank's data are not complete, or cannot be sent as they are. */
  readonly originator: Originator | undefined;
  /** The first part of them that was filled in and cannot be sent. */
  readonly wrongPart?: string | undefined;
  /** The most that leaves on a day; null for no limit. */
  readonly dailyCents: number | null;
}

/** On what terms vendors are paid now. */
export async function readTerms(
  services: Pick<Services, 'db' | 'config' | 'outside'>,
): Promise<Terms> {
  const [given, settings] = await Promise.all([
    readSection(services.db, 'bank'),
    readSection(services.db, 'payments'),
  ]);
  const originator = originatorFrom(given, settings, services);
  return {
    settings,
    bankName: given.destinationName || (originator?.destinationName ?? ''),
    originator,
    ...(!originator && { wrongPart: wrongForFiles(given)[0]?.path[0]?.toString() }),
    dailyCents: limitOf(settings.dailyLimit),
  };
}
