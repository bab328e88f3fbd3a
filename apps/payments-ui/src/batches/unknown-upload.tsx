// Nobody knows whether the file is with the bank: a person asks the bank and says it here. A
// machine never sends it twice.
import { type BatchDetails, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { Button, Notice } from '@purlin/ui/ui.ts';
import { May, useCommand } from '@purlin/web/web.ts';

export function UnknownUpload({ batch: { id, status, file } }: { readonly batch: BatchDetails }) {
  const decide = useCommand(paymentBatches.submission, {
    toast: { failed: 'It could not be recorded' },
  });
  if (status !== 'submitting' || !file) return null;
  const say = (arrived: boolean) => void decide.run({ params: { id }, body: { arrived } });
  return (
    <Notice
      tone="bad"
      title="We do not know whether the bank has the file"
      actions={
        <May call={paymentBatches.submission}>
          <Button text="The bank has it" loading={decide.pending} onClick={() => say(true)} />
          <Button text="The bank does not have it" onClick={() => say(false)} />
        </May>
      }
    >
      Sending it was interrupted. Ask the bank for {file.name} before anything is sent again.
    </Notice>
  );
}
