// Field names: what forms show goes before the words of the field’s own name.
import { expect, it } from 'vitest';
import { fieldName } from './field-names.ts';
import { en as settings } from './screens/settings/en.ts';
import { en as company } from './screens/settings-company/en.ts';
import { en as payments } from './screens/settings-payments/en.ts';

it.each([
  [['of'], 'Calendar'],
  [['scheduledStartDate'], 'Scheduled start date'],
  [['lineItems', 3, 'rate'], 'Rate'],
  [['vendorIds'], 'Vendor'],
  [[], 'This'],
])('%j is %s', (path, name) => expect(fieldName(path)).toBe(name));

/** Labels under other keys than those of their fields, and the fields they label. */
const LABELED: Readonly<Record<string, string>> = {
  phone: 'phone',
  email: 'email',
  address: 'address',
  ccb: 'ccbNumber',
  paper: 'paper',
  'valid-days': 'validDays',
  'ask-signature': 'signatureRequired',
  terms: 'terms',
  consent: 'consentText',
  deposit: 'depositText',
  'follow-up': 'followUpDays',
  reminder: 'followUpMessage',
  'notify-us': 'notifyByEmail',
  'card-fee': 'processingFeePercentage',
  'warranty-years': 'warrantyYears',
  'admins-two-step': 'adminsNeedSecondFactor',
  'not-the-planner': 'approverIsNotPlanner',
  'two-above': 'twoApprovalsAbove',
  'most-for-one': 'mostPerPayment',
  'most-in-day': 'dailyLimit',
  'hold-lapsed': 'refuseLapsedInsurance',
  'mail-vendors': 'mailRemittance',
  'arrives-after': 'leadDays',
};
const LABELS = Object.entries({ ...settings, ...company, ...payments }).flatMap(([key, label]) => {
  const field = LABELED[key] ?? /^(?:part|plan|offer)\.(\w+)$/.exec(key)?.[1];
  return field === undefined ? [] : [[field, label] as const];
});
/** Without the example and the sign of what is entered. */
const nameIn = (label: string): string => label.split(', ')[0]!.replace(/ \([$%]\)$/, '');
it.each(LABELS)('%s is called as the settings label it: %s', (field, label) => {
  expect(nameIn(label)).toBe(nameIn(fieldName([field])));
});
