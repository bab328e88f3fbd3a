// Routes for signing in with an e-mailed link.
import { z } from 'zod';
import { PortalPage } from '@purlin/domain/access/user-commands.ts';
import { action } from './route.ts';
import { FactorCode, SignedIn } from './signing-in.ts';

/** Rate limit for requesting links, per minute, for one address and one estimate. */
const LINKS = 5;
/** Rate limit for opening or requesting links, per minute and address. */
const LOOKS = 20;

export const signInLinks = {
  ask: action('POST', '/api/auth/sign-in-link', {
    right: 'everyone',
    summary:
      'Emails a sign-in link that works once, for 15 minutes, if the address belongs to a client ' +
      'or vendor; the response doesn’t reveal whether it does. `page` opens after signing in',
    limit: LINKS,
    counts: 'every',
    body: z.object({
      email: z.string().trim().min(1, 'Please enter your email').max(254),
      page: PortalPage.optional(),
    }),
    answer: z.object({}),
  }),
  askForProject: action('POST', '/api/estimates/:id/account-link', {
    right: 'estimates.answer',
    own: true,
    or: 'estimate-number',
    summary:
      'Emails the client of an approved estimate a link to their account, at the address on ' +
      'file: a sign-in link, or an invitation if no user has that address; the response is the ' +
      'same for both',
    limit: LOOKS,
    limitOfKey: LINKS,
    counts: 'every',
    answer: z.object({
      /** The masked address; null if none is on file. */
      to: z.string().nullable(),
    }),
  }),
  look: action('POST', '/api/auth/look-at-sign-in-link', {
    right: 'everyone',
    summary: 'Whom an emailed link signs in, masked; the link isn’t used up',
    limit: LOOKS,
    counts: 'every',
    body: z.object({ token: z.string().min(1).max(100) }),
    answer: z.object({
      /** The address, masked; null where the link no longer works. */
      email: z.string().nullable(),
    }),
  }),
  signIn: action('POST', '/api/login/link', {
    right: 'everyone',
    summary:
      'Signs in with an emailed link and uses it up. A user with a second factor is refused as ' +
      '`code-needed`, and the link stays valid, until the call includes a code',
    limit: LOOKS,
    counts: 'every',
    body: z.object({
      token: z.string().min(1).max(100),
      /** From the authenticator app, or a recovery code. */
      code: FactorCode.optional(),
    }),
    answer: z.object({ user: SignedIn, page: PortalPage.nullable() }),
  }),
};
