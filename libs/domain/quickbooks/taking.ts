// A value that QuickBooks has, as our records take it: checked by the rules of the field before
// anybody decides to take it over.
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
/** What a record may be without. */
const MAY_BE_BLANK: Readonly<Partial<Record<RecordKind, readonly FieldName[]>>> = {
  customer: ['email', 'phone', 'address'],
  vendor: ['address'],
};

/** The value as it would stand here; undefined where it cannot. */
export function takenValue(kind: RecordKind, field: FieldName, theirs: string): string | undefined {
  if (theirs === '') return MAY_BE_BLANK[kind]?.includes(field) ? '' : undefined;
  return SHAPES[field]?.safeParse(theirs).data;
}
