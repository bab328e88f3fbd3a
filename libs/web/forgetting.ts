// Data for the dialog that forgets a person: what would be deleted, what would remain, and the
// command. Not exported by web.ts: only the screens that forget people load it.
import type { access } from '@purlin/contracts/access.ts';
import type { clients } from '@purlin/contracts/clients.ts';
import type { leads } from '@purlin/contracts/leads.ts';
import type { vendors } from '@purlin/contracts/vendors.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { type Forgotten, say } from '@purlin/words/screens/forgotten.ts';

type Doors<C> = C extends { readonly forgetting: unknown; readonly forget: unknown }
  ? Pick<C, 'forgetting' | 'forget'>
  : never;

/** The routes for people who can be forgotten: clients, leads, users, vendors. */
export type ForgettingDoors = Doors<typeof access | typeof clients | typeof leads | typeof vendors>;

export interface ForgettingOptions {
  readonly kind: Forgotten;
  /** Called afterward, when there is nothing left to show. */
  readonly onForgotten: () => void;
}

/** `plan` is undefined while it loads. The other properties are those of `ForgetDialog`. */
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
