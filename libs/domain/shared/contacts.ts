// What clients and vendors are reached by, and how long it may be.
import { z } from 'zod';
import { OneLine } from './text.ts';

const NO_EMAIL = 'Please enter a valid email address';

/** Of a person or a company; `missing` is said when there is none. */
export const ContactName = (missing: string): z.ZodString =>
  OneLine(missing).min(1, missing).max(200);
export const EmailAddress = z.email(NO_EMAIL).max(254);
/** As it was typed, with blanks around it. */
export const TypedEmail = OneLine(NO_EMAIL).pipe(EmailAddress);
export const PhoneNumber = OneLine().max(50);
export const PostalAddress = OneLine().max(500);
