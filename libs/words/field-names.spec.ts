// Field names: what forms show goes before the words of the field’s own name.
import { expect, it } from 'vitest';
import { fieldName } from './field-names.ts';

it.each([
  [['of'], 'Calendar'],
  [['scheduledStartDate'], 'Scheduled start date'],
  [['lineItems', 3, 'rate'], 'Rate'],
  [['vendorIds'], 'Vendor'],
  [[], 'This'],
])('%j is %s', (path, name) => expect(fieldName(path)).toBe(name));
