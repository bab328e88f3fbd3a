// Sends an estimate, to an address that is first kept in the client's record where there was none.
import { clients } from '@purlin/contracts/clients.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';
import { copyClientLink } from '../actions/client-link.ts';

/** What goes out with it; `address` counts where the client has none. */
export type MailDraft = Record<'address' | 'subject' | 'message', string>;

/** `email` is the client's, null where there is none; `onSent` leads on. */
export function useSending(estimate: Estimate, email: string | null, onSent: () => void) {
  const { id, clientId, status } = estimate;
  const again = status !== 'draft';
  const edit = useCommand(clients.edit, { toast: { failed: say('client-update-failed') } });
  const send = useCommand(estimates.send, {
    toast: {
      // What waits is told where it can be taken back.
      done: ({ held }) =>
        held
          ? undefined
          : {
              title: say(again ? 'sent-again' : 'sent'),
              description:
                email === null ? say('on-its-way') : say('on-its-way-to', { address: email }),
            },
      failed: say(again ? 'resend-failed' : 'send-failed'),
    },
  });
  const handOver = useCommand(estimates.send, {
    toast: {
      done: {
        title: say('ready-to-hand-over'),
        description: say('link-works'),
        action: { label: say('copy-link'), onPress: () => void copyClientLink(estimate) },
      },
      failed: say('send-failed'),
    },
  });
  return {
    busy: edit.pending || send.pending || handOver.pending,
    problem: send.problem ?? handOver.problem,
    wrongAddress: edit.problem && (edit.problem.errors['email'] ?? edit.problem.message),
    // The address first, where there is none: the record says whether it can be one.
    async send({ address, ...body }: MailDraft) {
      if (
        email === null &&
        !(await edit.run({ params: { id: clientId }, body: { email: address } }))
      )
        return;
      if (await send.run({ params: { id }, body: { ...body, hold: true } })) onSent();
    },
    async handOver() {
      if (await handOver.run({ params: { id }, body: { byHand: true } })) onSent();
    },
  };
}
