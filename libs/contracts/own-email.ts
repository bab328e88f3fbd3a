// Routes for changing one's own e-mail address, confirmed by a link sent to the new address.
import { z } from 'zod';
import { commands } from '@purlin/domain/access/user-commands.ts';
import { action } from './route.ts';

/** Rate limit for opening links, per minute and address. */
const LINKS = 10;

export const ownEmail = {
  ask: action('POST', '/api/auth/change-email', {
    right: 'signed-in',
    password: true,
    summary:
      'Emails a link to a new address; once it’s opened, the caller signs in with that address',
    body: commands.AskForEmail,
    answer: z.object({}),
  }),
  confirm: action('POST', '/api/auth/confirm-email', {
    right: 'everyone',
    summary:
      'Confirms a new email address with the link sent to it: the user signs in with it from ' +
      'then on, and the old address is notified',
    limit: LINKS,
    counts: 'every',
    body: z.object({ token: z.string().min(1).max(100) }),
    answer: z.object({ email: z.string() }),
  }),
};
