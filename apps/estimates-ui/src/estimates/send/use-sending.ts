// Sends an estimate. If the client has no email address, saves the one entered to their record
// first.
import { clients } from '@purlin/contracts/clients.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';
import { copyClientLink } from '../actions/client-link.ts';

/** What is sent; `address` is used if the client has none. */
export type MailDraft = Record<'address' | 'subject' | 'message', string>;

/** `email`: the client's, null if there is none. `onSent` navigates on. */
export function useSending(estimate: Estimate, email: string | null, onSent: () => void) {
  const { id, clientId, status } = estimate;
  const again = status !== 'draft';
  const edit = useCommand(clients.edit, { toast: { failed: say('client-update-failed') } });
  const send = useCommand(estimates.send, {
    toast: {
      // A delayed sending is reported where it can be canceled.
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
    // Save the address first, if there is none: the client's record validates it.
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
