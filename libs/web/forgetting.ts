// What a dialog that forgets somebody needs: what would go and stay, and the command that does it.
import type { access } from '@purlin/contracts/access.ts';
import type { clients } from '@purlin/contracts/clients.ts';
import type { leads } from '@purlin/contracts/leads.ts';
import type { vendors } from '@purlin/contracts/vendors.ts';
import { useCommand } from './commands.ts';
import { useRead } from './reads.ts';

type Doors<C> = C extends { readonly forgetting: unknown; readonly forget: unknown }
  ? Pick<C, 'forgetting' | 'forget'>
  : never;

/** Whoever can be forgotten: a client, a request, a user, a vendor. */
export type ForgettingDoors = Doors<typeof access | typeof clients | typeof leads | typeof vendors>;

export interface ForgettingOptions {
  /** "Client", as the toast begins. */
  readonly called: string;
  /** There is nothing left to show. */
  readonly onForgotten: () => void;
}

/** `plan` is undefined until it is known; the rest are properties of `ForgetDialog`. */
export function useForgetting(
  doors: ForgettingDoors,
  id: number,
  { called, onForgotten }: ForgettingOptions,
) {
  const params = { id };
  const plan = useRead(doors.forgetting, { params });
  const forget = useCommand(doors.forget, {
    toast: {
      done: { title: `${called} forgotten` },
      failed: `Failed to forget the ${called.toLowerCase()}`,
    },
  });
  return {
    plan: plan.data,
    dialog: {
      unknown: plan.problem,
      onReadAgain: plan.refresh,
      problem: forget.problem,
      busy: forget.pending,
      onForget: (name: string) =>
        void forget.run({ params, body: { name } }).then((done) => done && onForgotten()),
    },
  };
}
