// The fields of the bank's letter: name, label, and maximum length.
import type { BankSettings } from '@purlin/domain/company/settings/payments.ts';

type Part = Exclude<keyof BankSettings, 'cutOff' | 'sameDayCutOff' | 'leadDays'>;
interface BankPart {
  readonly part: Part;
  readonly maxLength: number;
  /** The key of its help text; unset if the label is enough. */
  readonly help?: Exclude<Part, 'destinationName' | 'originName' | 'companyId'>;
  readonly numeric?: boolean;
}

export const BANK_PARTS: readonly BankPart[] = [
  {
    part: 'odfiRoutingNumber',
    maxLength: 9,
    help: 'odfiRoutingNumber',
    numeric: true,
  },
  { part: 'destinationName', maxLength: 23 },
  {
    part: 'destinationRoutingNumber',
    maxLength: 9,
    help: 'destinationRoutingNumber',
    numeric: true,
  },
  {
    part: 'immediateOrigin',
    maxLength: 10,
    help: 'immediateOrigin',
  },
  { part: 'originName', maxLength: 23 },
  {
    part: 'companyName',
    maxLength: 16,
    help: 'companyName',
  },
  { part: 'companyId', maxLength: 10 },
  {
    part: 'entryDescription',
    maxLength: 10,
    help: 'entryDescription',
  },
];
