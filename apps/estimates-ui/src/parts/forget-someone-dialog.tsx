// Permanently forgets a client or a request, after showing what is deleted and what remains.
import { ForgetDialog } from '@purlin/ui/ui.ts';
import { type ForgettingDoors, useForgetting } from '@purlin/web/forgetting.ts';
import { forgettingInWords } from '@purlin/words/forgetting.ts';

/** Mount it while it is open. `onForgotten` is called when there is nothing left to show. */
export function ForgetSomeoneDialog({
  doors,
  who: { id, name },
  kind,
  onClose,
  onForgotten,
}: {
  readonly doors: ForgettingDoors;
  /** The kind of record. */
  readonly kind: 'client' | 'request';
  readonly who: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}) {
  const { plan, dialog } = useForgetting(doors, id, { kind, onForgotten });
  return (
    <ForgetDialog
      name={name}
      shown={plan && forgettingInWords(plan)}
      onClose={onClose}
      {...dialog}
    />
  );
}
