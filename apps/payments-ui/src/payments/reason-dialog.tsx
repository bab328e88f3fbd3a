// Asks why a payment is rejected or voided: one press for what is usual, or words of one's own.
import type { payments, VendorPayment } from '@purlin/contracts/payments.ts';
import { Button, FormDialog, ProblemNotice, TextAreaField } from '@purlin/ui/ui.ts';
import type { Running } from '@purlin/web/web.ts';
import { useState } from 'react';
import { asSeen, ChangedSince, useChangedSince } from './changed-since.tsx';

interface Asked {
  readonly title: string;
  readonly lead: string;
  readonly usual: readonly string[];
  readonly submitLabel: string;
  readonly busyLabel: string;
}
export const REJECTING: Asked = {
  title: 'Reject payment',
  lead: 'It goes back to Pending, with your reason beside it, and approvals no longer count.',
  usual: ['Amount is wrong', 'Work not finished', 'Invoice missing', 'Wrong vendor'],
  submitLabel: 'Reject',
  busyLabel: 'Rejecting...',
};
export const VOIDING: Asked = {
  title: 'Void payment',
  lead: 'It is never paid, and stays in the books with your reason. This cannot be undone.',
  usual: ['Paid another way', 'Entered twice', 'Vendor waived it'],
  submitLabel: 'Void payment',
  busyLabel: 'Voiding...',
};

/** Mounted while it is open. */
export function ReasonDialog({
  asked: { usual, ...words },
  command,
  payment: seen,
  onClose,
}: {
  readonly asked: Asked;
  readonly command: Running<typeof payments.reject> | Running<typeof payments.void>;
  readonly payment: VendorPayment;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const { now, changed } = useChangedSince(seen, command.problem);
  return (
    <FormDialog
      isOpen
      {...words}
      destructive
      cancelLabel="Back"
      onClose={onClose}
      busy={command.pending}
      waitsFor={reason.trim() === '' ? 'Say why to go on.' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void command
          .run({ params: { id: now.id }, body: { reason }, headers: asSeen(now) })
          .then((done) => done && onClose());
      }}
    >
      {changed ? (
        <ChangedSince seen={seen} changed={changed} />
      ) : (
        <ProblemNotice title={words.title} problem={command.problem} />
      )}
      <div className="pay-reasons" role="group" aria-label="Usual reasons">
        {usual.map((one, at) => (
          <Button
            key={one}
            text={one}
            active={reason === one}
            aria-pressed={reason === one}
            onClick={() => setReason(one)}
            {...(at === 0 ? { 'data-start': true } : {})}
          />
        ))}
      </div>
      <TextAreaField
        label="Reason"
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
