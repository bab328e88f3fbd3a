// Permanently forgets a user, after showing what is deleted and what remains.
import { access } from '@purlin/contracts/access.ts';
import type { User } from '@purlin/contracts/signing-in.ts';
import { ForgetDialog } from '@purlin/ui/ui.ts';
import { useForgetting } from '@purlin/web/forgetting.ts';
import { forgettingInWords } from '@purlin/words/forgetting.ts';

/** Mount it while it is open. */
export function ForgetUserDialog({
  user: { id, firstName, lastName },
  onClose,
}: {
  readonly user: User;
  readonly onClose: () => void;
}) {
  const { plan, dialog } = useForgetting(access, id, { kind: 'user', onForgotten: onClose });
  return (
    <ForgetDialog
      name={`${firstName} ${lastName}`}
      shown={plan && forgettingInWords(plan)}
      onClose={onClose}
      {...dialog}
    />
  );
}
