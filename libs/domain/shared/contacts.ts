// Contact details of clients and vendors, and their maximum lengths.
import { z } from 'zod';
import { OneLine } from './text.ts';

const NO_EMAIL = 'Please enter a valid email address';

/** The name of a person or company; `missing` is the message when it is empty. */
export const ContactName = (missing: string): z.ZodString =>
  OneLine(missing).min(1, missing).max(200);
/**
 * What mail servers accept: RFC 5322 atoms separated by single dots, at most 64 characters before
 * the @ (RFC 5321, 4.5.3.1.1), then domain labels, internationalized names in ASCII form.
 */
const ADDRESS = new RegExp(
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@/.source +
    /(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/.source,
  'i',
);
export const EmailAddress = z.email({ error: NO_EMAIL, pattern: ADDRESS }).max(254);
/** An e-mail address as typed; surrounding whitespace is trimmed. */
export const TypedEmail = OneLine(NO_EMAIL).pipe(EmailAddress);
export const PhoneNumber = OneLine().max(50);
export const PostalAddress = OneLine().max(500);
