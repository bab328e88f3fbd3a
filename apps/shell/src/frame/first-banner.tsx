// Says why a user is confined to their account page: what they must do first, and what still works.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { firstDemand } from '@purlin/domain/access/rights.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/shell.ts';

/** Renders nothing if there is nothing to do first. */
export function FirstBanner({ user }: { readonly user: SignedIn }) {
  const first = firstDemand(user);
  return (
    <div className={first && 'sh-condition'} role="alert">
      {first && (
        <Notice tone="warn" title={say('first.title', { first })}>
          {say('first.lead', { first })}
        </Notice>
      )}
    </div>
  );
}
