// How the company stands with its bank: the way files go, what they say of it, and when the bank
// was last sent something and last answered.
import type { BankConnection } from '@purlin/contracts/payment-sums.ts';
import type { BankSettings } from '@purlin/domain/company/settings/payments.ts';
import { wrongForFiles } from '@purlin/domain/payments/ach/originator-of-settings.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import type { Services } from '../platform/core/room.ts';
import { bankOf } from './gateway/service.ts';
import { readTerms } from './originator.ts';
import { lastExchange } from './read-models/bank-exchange.ts';

/** Without these nothing can be sent to a real bank. */
const NEEDED = [
  'odfiRoutingNumber',
  'destinationName',
  'destinationRoutingNumber',
  'immediateOrigin',
  'originName',
  'companyName',
  'companyId',
  'cutOff',
] as const satisfies readonly (keyof BankSettings)[];

export async function connectionOf(
  services: Pick<Services, 'db' | 'config' | 'outside'>,
): Promise<BankConnection> {
  const { db, config } = services;
  const [{ originator }, given, exchange] = await Promise.all([
    readTerms(services),
    readSection(db, 'bank'),
    lastExchange(db),
  ]);
  const { BANK_SFTP_URL: url } = config;
  return {
    way: url ? 'sftp' : bankOf(services).simulatedIn === undefined ? 'folder' : 'simulated',
    server: url ? new URL(url).hostname : null,
    missing: NEEDED.filter((part) => given[part] === ''),
    wrong: wrongForFiles(given).map(({ path: [part], message }) => ({
      part: String(part),
      message,
    })),
    inFiles: originator
      ? {
          odfiRoutingNumber: originator.odfiRoutingNumber,
          destinationName: originator.destinationName,
          destinationRoutingNumber: originator.destinationRoutingNumber,
          immediateOrigin: originator.immediateOrigin.trim(),
          originName: originator.originName,
          companyName: originator.companyName,
          companyId: originator.companyId,
          entryDescription: originator.entryDescription,
        }
      : null,
    ...exchange,
  };
}
