// Display names of QuickBooks records, states and fields, and the pages of our records.
import type { QuickBooksRecord, RecordState } from '@purlin/contracts/quickbooks.ts';
import { addressOf, rightOf, type RoomName } from '@purlin/contracts/screens.ts';
import { dollars, type Tone } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { say as sync } from '@purlin/words/screens/sync.ts';

type Kind = QuickBooksRecord['kind'];
export type Field = QuickBooksRecord['differences'][number]['field'];

/** The singular. */
export const kindOf = (kind: Kind): string => sync(`kind.${kind}`);
/** The plural. */
export const kindsOf = (kind: Kind): string => sync(`all-of-kind.${kind}`);

const TONES: Readonly<Record<RecordState, Tone>> = {
  'in-step': 'good',
  waiting: 'info',
  failed: 'bad',
  review: 'warn',
  differs: 'warn',
  excluded: 'quiet',
};
/** The badge of a state. */
export const badgeOf = (state: RecordState) => ({
  tone: TONES[state],
  label: say(`state.${state}`),
});

export const fieldName = (field: Field): string => say(`field.${field}`);

/** Formats a value: money with its sign, dates as dates. */
export function shownValue(field: Field, value: string): string {
  if (value === '') return say('nothing');
  if (field === 'total' && /^-?\d+(?:\.\d\d)?$/.test(value)) return dollars(value);
  if (field === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return say('day', { day: value });
  return value;
}

const PLACES = {
  customer: ['clients', 'profile'],
  vendor: ['vendors', 'profile'],
  job: ['scheduling', 'job'],
  estimate: ['estimates', 'details'],
  bill: ['payments', 'details'],
  'bill-payment': ['payments', 'details'],
} as const satisfies Readonly<Record<Kind, readonly [RoomName, string]>>;
export const isKind = (text: string | null): text is Kind => text !== null && text in PLACES;

/** The record's page here, and the right needed to see it. */
export function placeOf({ kind, ourId: id }: Pick<QuickBooksRecord, 'kind' | 'ourId'>) {
  const to = {
    customer: addressOf('clients', 'profile', { id }),
    vendor: addressOf('vendors', 'profile', { id }),
    job: addressOf('scheduling', 'job', { id }),
    estimate: addressOf('estimates', 'details', { id }),
    bill: addressOf('payments', 'details', { id }),
    'bill-payment': addressOf('payments', 'details', { id }),
  }[kind];
  const [room, screen] = PLACES[kind];
  return { to, right: rightOf(room, screen) };
}
