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
      'Sends a link to another e-mail address; whoever opens it there signs in with that address',
    body: commands.AskForEmail,
    answer: z.object({}),
  }),
  confirm: action('POST', '/api/auth/confirm-email', {
    right: 'everyone',
    summary:
      'Confirms an e-mail address under a link that came there: its user signs in with it from ' +
      'now on, and the address before is told',
    limit: LINKS,
    counts: 'every',
    body: z.object({ token: z.string().min(1).max(100) }),
    answer: z.object({ email: z.string() }),
  }),
};
