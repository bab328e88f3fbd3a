// A user's current state, as decisions need it.
import { z } from 'zod';
import type { Language } from '../shared/languages.ts';
import { refuse } from './refusals.ts';
import type { Link, Notices, Passkey, Role } from './user-shapes.ts';

export const Person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Person = z.infer<typeof Person>;

export type User =
  | { readonly status: 'none' | 'forgotten' }
  | ({
      readonly status: 'active' | 'inactive';
      readonly email: string;
      readonly role: Role;
      /** They have never had a password. */
      readonly invited: boolean;
      readonly secondFactor: boolean;
      readonly passkeys: readonly Passkey[];
      readonly notices: Notices;
      /** Null until chosen. */
      readonly language: Language | null;
      /** The last day they were reminded of; empty before the first reminder. */
      readonly remindedOf: string;
      /** The last position in history sent by text message; 0 before the first. */
      readonly textedUpTo: number;
    } & Person &
      Link);
export type KnownUser = Extract<User, { role: Role }>;

/** The user; refuses if there never was one, or if it was forgotten. */
export const known = (state: User): KnownUser =>
  'role' in state ? state : refuse('user-not-found');
export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;
