// The words of a user: what they are to the company, what is theirs, and what can be asked.
import { z } from 'zod';
import { Forget } from '../shared/forgetting.ts';
import { OneLine } from '../shared/text.ts';

/**
 * admin is staff; a client sees their own estimates and jobs, a vendor their own payments and
 * schedule (rule: roles). What each may do stands in rights.ts.
 */
export const Role = z.enum(['client', 'admin', 'vendor']);
export type Role = z.infer<typeof Role>;

/** The client or the vendor that a user acts for; null where there is none. */
export const Link = z.object({
  clientId: z.int().positive().nullable(),
  vendorId: z.int().positive().nullable(),
});
export type Link = z.infer<typeof Link>;

/** Passwords never come here: their hashes are not history. */
export const commands = {
  AddUser: z.object({
    email: z.email('Please enter a valid e-mail address').max(254),
    firstName: OneLine().min(1, 'Please enter a first name').max(100),
    lastName: OneLine().min(1, 'Please enter a last name').max(100),
    role: Role,
    companyName: OneLine().max(200).nullable(),
    phone: OneLine().max(50).nullable(),
    clientId: Link.shape.clientId.default(null),
    vendorId: Link.shape.vendorId.default(null),
  }),
  /** Only what is given changes. */
  LinkUser: Link.partial(),
  ForgetUser: Forget,
};
