// Forgets a client or a request for ever, after showing what goes and what stays.
import { ForgetDialog } from '@purlin/ui/ui.ts';
import { type ForgettingDoors, useForgetting } from '@purlin/web/web.ts';
import { forgettingInWords } from '@purlin/words/forgetting.ts';

/** Mounted while it is open. `onForgotten` comes when there is nothing left to show. */
export function ForgetSomeoneDialog({
  doors,
  who: { id, name },
  called,
  onClose,
  onForgotten,
}: {
  readonly doors: ForgettingDoors;
  readonly called: 'Client' | 'Request';
  readonly who: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}) {
  const { plan, dialog } = useForgetting(doors, id, { called, onForgotten });
  return (
    <ForgetDialog
      name={name}
      shown={plan && forgettingInWords(plan)}
      onClose={onClose}
      {...dialog}
    />
  );
}
