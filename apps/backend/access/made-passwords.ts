// Passwords that the product makes: shown once, kept nowhere, and to be changed first of all.
import { randomBytes } from 'node:crypto';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { notePassword } from './chosen-passwords.ts';

/**
 * Gives a user a new password and answers with it: what they had before works no more, nor does any
 * session or link of theirs.
 */
export async function makePassword(
  { id, email }: { readonly id: number; readonly email: string },
  services: Pick<Services, 'dispatch' | 'until' | 'sessions'>,
  asker: Asker,
): Promise<string> {
  const { sessions } = services;
  const password = randomBytes(12).toString('base64url');
  // Noted before it is set: if this crashes, the next run makes a new one.
  await notePassword('made', id, services, asker);
  await sessions.setPassword(id, email, password);
  await Promise.all([sessions.endAll(id), sessions.endLinks(id)]);
  return password;
}
