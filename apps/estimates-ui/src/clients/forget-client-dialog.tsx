// Forgets a client for ever, after showing what goes and what stays.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { ForgetDialog } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { forgettingInWords } from '@purlin/words/forgetting.ts';

/** Mounted while it is open. `onForgotten` comes when there is nothing left to show. */
export function ForgetClientDialog({
  client: { id, name },
  onClose,
  onForgotten,
}: {
  readonly client: Client;
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}) {
  const params = { id };
  const plan = useRead(clients.forgetting, { params });
  const forget = useCommand(clients.forget, {
    toast: { done: { title: 'Client forgotten' }, failed: 'Failed to forget the client' },
  });
  return (
    <ForgetDialog
      name={name}
      shown={plan.data && forgettingInWords(plan.data)}
      unknown={plan.problem}
      onReadAgain={plan.refresh}
      problem={forget.problem}
      busy={forget.pending}
      onClose={onClose}
      onForget={(typed) =>
        void forget.run({ params, body: { name: typed } }).then((done) => done && onForgotten())
      }
    />
  );
}
