// Forgets a user for ever, after showing what goes and what stays.
import { access, type User } from '@purlin/contracts/access.ts';
import { ForgetDialog } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { forgettingInWords } from '@purlin/words/forgetting.ts';

/** Mounted while it is open. */
export function ForgetUserDialog({
  user: { id, firstName, lastName },
  onClose,
}: {
  readonly user: User;
  readonly onClose: () => void;
}) {
  const params = { id };
  const plan = useRead(access.forgetting, { params });
  const forget = useCommand(access.forget, {
    toast: { done: { title: 'User forgotten' }, failed: 'Failed to forget the user' },
  });
  return (
    <ForgetDialog
      name={`${firstName} ${lastName}`}
      shown={plan.data && forgettingInWords(plan.data)}
      unknown={plan.problem}
      onReadAgain={plan.refresh}
      problem={forget.problem}
      busy={forget.pending}
      onClose={onClose}
      onForget={(typed) =>
        void forget.run({ params, body: { name: typed } }).then((done) => done && onClose())
      }
    />
  );
}
