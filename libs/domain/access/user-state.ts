// What a user is at the moment, as the rules see it.
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

/** A user as the rules see them. */
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
      /** Null before they chose one. */
      readonly language: Language | null;
      /** The last day whose jobs were brought to mind; empty before the first. */
      readonly remindedOf: string;
      /** Up to which place in history they were told by text message; 0 before the first. */
      readonly textedUpTo: number;
    } & Person &
      Link);
export type KnownUser = Extract<User, { role: Role }>;

/** The user; refuses where there never was one, or is none any more. */
export const known = (state: User): KnownUser =>
  'role' in state ? state : refuse('user-not-found');
export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;
