// Records the bank's response to a batch or an entry by hand, when no bank file contains it.
import { type BatchEntry, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { FormDialog, ProblemNotice, SelectField, TextAreaField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/bank-answers.ts';
import type { ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { useState } from 'react';
import { usualReturns } from './usual-codes.ts';

export type Said =
  | { readonly said: 'accepted' | 'rejected' }
  | { readonly said: 'returned'; readonly entry: BatchEntry & { readonly trace: string } };

/** Mount it while it is open. */
export function BankSaidDialog({
  batchId,
  said,
  onClose,
}: {
  readonly batchId: number;
  readonly said: Said;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [code, setCode] = useState<ReturnCode>('R03');
  const record = useCommand(paymentBatches.bankSaid, { toast: 'none' });
  const needsReason = said.said !== 'accepted';
  const body =
    said.said === 'returned'
      ? ({ said: 'returned', trace: said.entry.trace, code, note: reason } as const)
      : said.said === 'rejected'
        ? ({ said: 'rejected', reason } as const)
        : ({ said: 'accepted' } as const);
  const submit = () =>
    void record.run({ params: { id: batchId }, body }).then((done) => done && onClose());
  return (
    <FormDialog
      isOpen
      title={say(`title.${said.said}`)}
      lead={say(`lead.${said.said}`)}
      submitLabel={say(`record.${said.said}`)}
      busyLabel={say('recording')}
      busy={record.pending}
      destructive={said.said !== 'accepted'}
      waitsFor={
        needsReason && reason.trim() === ''
          ? say(said.said === 'returned' ? 'say-how-you-know' : 'say-why')
          : undefined
      }
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ProblemNotice title={say('record-failed')} problem={record.problem} />
      <Fields said={said.said} code={code} onCode={setCode} reason={reason} onReason={setReason} />
    </FormDialog>
  );
}

/** The return reason, or the bank's response; acceptance needs no text. */
function Fields({
  said,
  code,
  onCode,
  reason,
  onReason,
}: {
  readonly said: Said['said'];
  readonly code: ReturnCode;
  readonly onCode: (code: ReturnCode) => void;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}) {
  if (said === 'accepted') return null;
  return (
    <>
      {said === 'returned' && (
        <SelectField
          label={say('reason')}
          required
          choices={usualReturns()}
          value={code}
          onChange={(event) => onCode(event.currentTarget.value as ReturnCode)}
        />
      )}
      <TextAreaField
        label={say(said === 'returned' ? 'how-you-know' : 'what-the-bank-said')}
        required
        rows={2}
        maxLength={200}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </>
  );
}
