// Sample events of a QuickBooks record, for its specs.
import type { RecordEvent } from './record-facts.ts';

export const about = { realmId: '91', kind: 'customer', ourId: 17 } as const;
export const wanted: RecordEvent = { type: 'QuickBooksRecordWanted', data: about };
export const begun = (requestId: string): RecordEvent => ({
  type: 'QuickBooksSendingBegun',
  data: { ...about, requestId, name: 'Ada Birch' },
});
export const prints = { phone: { ours: 'a', theirs: 'a' } };
export const inStep = {
  type: 'QuickBooksRecordInStep',
  data: { ...about, theirId: '58', prints, how: 'created' },
} as const satisfies RecordEvent;
export const difference = {
  field: 'phone',
  ours: '1',
  theirs: '2',
  ourPrint: 'a',
  theirPrint: 'b',
} as const;
export const differs: RecordEvent = {
  type: 'QuickBooksDiffers',
  data: { ...about, differences: [difference] },
};
export const candidate = {
  theirId: '58',
  kind: 'customer',
  name: 'Ada Birch',
  email: '',
  phone: '',
  linkable: true,
} as const;
export const asked: RecordEvent = {
  type: 'QuickBooksMatchNeeded',
  data: { ...about, candidates: [candidate] },
};
