// What a dialog that forgets somebody needs: what would go and stay, and the command that does it.
// Not behind the front door: only the screens that forget load it.
import type { access } from '@purlin/contracts/access.ts';
import type { clients } from '@purlin/contracts/clients.ts';
import type { leads } from '@purlin/contracts/leads.ts';
import type { vendors } from '@purlin/contracts/vendors.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { type Forgotten, say } from '@purlin/words/screens/forgotten.ts';

type Doors<C> = C extends { readonly forgetting: unknown; readonly forget: unknown }
  ? Pick<C, 'forgetting' | 'forget'>
  : never;

/** Whoever can be forgotten: a client, a request, a user, a vendor. */
export type ForgettingDoors = Doors<typeof access | typeof clients | typeof leads | typeof vendors>;

export interface ForgettingOptions {
  readonly kind: Forgotten;
  /** There is nothing left to show. */
  readonly onForgotten: () => void;
}

/** `plan` is undefined until it is known; the rest are properties of `ForgetDialog`. */
export function useForgetting(
  doors: ForgettingDoors,
  id: number,
  { kind, onForgotten }: ForgettingOptions,
) {
  const params = { id };
  const plan = useRead(doors.forgetting, { params });
  const forget = useCommand(doors.forget, {
    toast: {
      done: { title: say(`forgotten.${kind}`) },
      failed: say(`failed.${kind}`),
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
