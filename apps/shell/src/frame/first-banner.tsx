// Why somebody is at their account and nowhere else: what comes first, and what still works.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { firstDemand } from '@purlin/domain/access/rights.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/shell.ts';

/** Nothing, where nothing is asked of them first. */
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
