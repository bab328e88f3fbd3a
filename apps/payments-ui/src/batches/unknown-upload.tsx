// It is unknown whether the bank has the file. A user asks the bank and records the answer here;
// the system never sends a file twice by itself.
import { type BatchDetails, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { Button, Notice } from '@purlin/ui/ui.ts';
import { May, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/bank-answers.ts';

export function UnknownUpload({ batch: { id, status, file } }: { readonly batch: BatchDetails }) {
  const decide = useCommand(paymentBatches.submission, {
    toast: { failed: say('record-failed') },
  });
  if (status !== 'submitting' || !file) return null;
  const record = (arrived: boolean) => void decide.run({ params: { id }, body: { arrived } });
  return (
    <Notice
      tone="bad"
      title={say('file-unknown')}
      actions={
        <May call={paymentBatches.submission}>
          <Button text={say('bank-has-it')} loading={decide.pending} onClick={() => record(true)} />
          <Button text={say('bank-has-not')} onClick={() => record(false)} />
        </May>
      }
    >
      {say('file-unknown-means', { file: file.name })}
    </Notice>
  );
}
