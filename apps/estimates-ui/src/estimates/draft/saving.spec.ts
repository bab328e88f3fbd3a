// Specs of the error after a failed creation: it names the part, which is an option, a line, or the
// estimate.
import { expect, it } from 'vitest';
import { partOf } from './saving.ts';

it.each([
  ['Failed to create line item', { errors: { 'lineItems.0.rate': '' } }],
  ['Failed to create line item', { errors: { 'estimateOptions.1.lineItems.0.quantity': '' } }],
  ['Failed to create line item', { code: 'too-many-lines' }],
  ['Failed to create estimate option', { errors: { 'estimateOptions.1.title': '' } }],
  ['Failed to create estimate option', { code: 'option-empty' }],
  [undefined, { errors: { projectTitle: '' } }],
  [undefined, { code: 'client-unknown' }],
])('%s: %j', (said, problem) => expect(partOf({ code: '', errors: {}, ...problem })).toBe(said));
