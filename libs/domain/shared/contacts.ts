// What clients and vendors are reached by, and how long it may be.
import { z } from 'zod';
import { OneLine } from './text.ts';

const NO_EMAIL = 'Please enter a valid email address';

/** Of a person or a company; `missing` is said when there is none. */
export const ContactName = (missing: string): z.ZodString =>
  OneLine(missing).min(1, missing).max(200);
/**
 * What mail servers take: RFC 5322's letters and signs with single dots between, at most 64 before
 * the @ (RFC 5321, 4.5.3.1.1), then the labels of a domain, other scripts in their ASCII form.
 */
const ADDRESS = new RegExp(
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@/.source +
    /(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/.source,
  'i',
);
export const EmailAddress = z.email({ error: NO_EMAIL, pattern: ADDRESS }).max(254);
/** As it was typed, with blanks around it. */
export const TypedEmail = OneLine(NO_EMAIL).pipe(EmailAddress);
export const PhoneNumber = OneLine().max(50);
export const PostalAddress = OneLine().max(500);
