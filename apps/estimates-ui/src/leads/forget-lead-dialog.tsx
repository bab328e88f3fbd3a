// Forgets a request and who wrote it for ever, after showing what goes and what stays.
import { leads } from '@purlin/contracts/leads.ts';
import type { LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { ForgetDialog } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { forgettingInWords } from '@purlin/words/forgetting.ts';

/** Mounted while it is open. `onForgotten` comes when there is nothing left to show. */
export function ForgetLeadDialog({
  lead: { id, name },
  onClose,
  onForgotten,
}: {
  readonly lead: LeadDetails;
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}) {
  const params = { id };
  const plan = useRead(leads.forgetting, { params });
  const forget = useCommand(leads.forget, {
    toast: { done: { title: 'Request forgotten' }, failed: 'Failed to forget the request' },
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
