// Validates a QuickBooks value before a user can take it over into our records.
import type { z } from 'zod';
import { ContactName, PhoneNumber, PostalAddress, TypedEmail } from '../shared/contacts.ts';
import type { FieldName, RecordKind } from './record-shapes.ts';

const NAME = ContactName('');
const SHAPES: Readonly<Partial<Record<FieldName, z.ZodType<string>>>> = {
  name: NAME,
  contact: NAME,
  email: TypedEmail,
  phone: PhoneNumber,
  address: PostalAddress,
};
/** Fields a record may leave blank. */
const MAY_BE_BLANK: Readonly<Partial<Record<RecordKind, readonly FieldName[]>>> = {
  customer: ['email', 'phone', 'address'],
  vendor: ['address'],
};

/** The value as we would store it; undefined if invalid. */
export function takenValue(kind: RecordKind, field: FieldName, theirs: string): string | undefined {
  if (theirs === '') return MAY_BE_BLANK[kind]?.includes(field) ? '' : undefined;
  return SHAPES[field]?.safeParse(theirs).data;
}
