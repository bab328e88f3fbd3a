// Requesting a link by email: one that signs in, or one to choose a password.
import { useCommand } from '@purlin/web/web.ts';
import { access } from '@purlin/contracts/access.ts';
import { signInLinks } from '@purlin/contracts/sign-in-links.ts';
import { PortalPage } from '@purlin/domain/access/user-commands.ts';
import type { LinkPurpose } from './asking.ts';

/**
 * Requests a link of either kind, and tracks the last request's result. `page`: the search of the
 * portal page that a link to sign in opens.
 */
export function useAsking(purpose: LinkPurpose, page: string) {
  const lost = useCommand(access.askForPasswordLink, { toast: 'none' });
  const link = useCommand(signInLinks.ask, { toast: 'none' });
  const { pending, problem } = purpose === 'reset' ? lost : link;
  const ask = (email: string) =>
    purpose === 'reset'
      ? lost.run({ body: { email } })
      : link.run({ body: { email, page: PortalPage.safeParse(page).data } });
  return { ask, pending, problem };
}
