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

const LABELS = Object.entries({ ...settings, ...company, ...payments }).flatMap(([key, label]) => {
  const [, field] = /^(?:part|plan|offer)\.(\w+)$/.exec(key) ?? [];
  return field === undefined ? [] : [[field, label] as const];
});
it.each(LABELS)('%s is called as the settings label it: %s', (field, label) => {
  expect(label.split(', ')[0]).toBe(fieldName([field]));
});
