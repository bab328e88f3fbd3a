// Records what the bank said of a batch or of one of its entries, where no file of the bank does.
import { type BatchEntry, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { FormDialog, ProblemNotice, SelectField, TextAreaField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import type { ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { useState } from 'react';
import { usualReturns } from './usual-codes.ts';

export type Said =
  | { readonly said: 'accepted' | 'rejected' }
  | { readonly said: 'returned'; readonly entry: BatchEntry & { readonly trace: string } };

const WORDS = {
  accepted: {
    title: 'The bank accepted the file',
    lead: 'The payments settle on their day.',
    submitLabel: 'Record it',
  },
  rejected: {
    title: 'The bank rejected the file',
    lead:
      'Nothing of it is paid: every payment goes back to Approved, or to Pending where two ' +
      'people approve.',
    submitLabel: 'Record it',
  },
  returned: {
    title: 'The payment came back',
    lead: 'It goes back to Approved with the reason, or to Pending where two people approve.',
    submitLabel: 'Record the return',
  },
} as const;

/** Mounted while it is open. */
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
  const needsReason = said.said === 'rejected';
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
      {...WORDS[said.said]}
      busyLabel="Recording..."
      busy={record.pending}
      destructive={said.said !== 'accepted'}
      waitsFor={needsReason && reason.trim() === '' ? 'Say why to go on.' : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ProblemNotice title="It could not be recorded" problem={record.problem} />
      <Fields said={said.said} code={code} onCode={setCode} reason={reason} onReason={setReason} />
    </FormDialog>
  );
}

/** Why it came back, or what the bank said; accepting needs no words. */
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
          label="Reason"
          required
          choices={usualReturns}
          value={code}
          onChange={(event) => onCode(event.currentTarget.value as ReturnCode)}
        />
      )}
      <TextAreaField
        label={said === 'returned' ? 'Note' : 'What the bank said'}
        {...(said === 'returned' ? { optional: true } : { required: true })}
        rows={2}
        maxLength={200}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
    </>
  );
}
