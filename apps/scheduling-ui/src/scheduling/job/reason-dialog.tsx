// Asks why a job rests or ends early: one press for what is usual, or words of one's own.
import type { ApiProblem } from '@purlin/web/web.ts';
import { Button, FormDialog, ProblemNotice, TextAreaField } from '@purlin/ui/ui.ts';
import { useState } from 'react';

interface Asked {
  readonly title: string;
  readonly lead: string;
  readonly usual: readonly string[];
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly destructive?: boolean;
}
export const HOLDING: Asked = {
  title: 'Put on hold',
  lead: 'The job keeps its dates and its crew.',
  usual: ['Weather', 'Materials late', 'Client asked', 'Permit', 'Crew not available'],
  submitLabel: 'Put on hold',
  busyLabel: 'Putting on hold...',
};
export const CANCELLING: Asked = {
  title: 'Cancel job',
  lead: 'It leaves everybody’s plan and can be reopened.',
  usual: ['Client cancelled', 'Duplicate', 'Cannot be done'],
  submitLabel: 'Cancel job',
  busyLabel: 'Cancelling...',
  destructive: true,
};

/** Mounted while it is open. */
export function ReasonDialog({
  asked: { usual, ...words },
  pending,
  problem,
  onSubmit,
  onClose,
}: {
  readonly asked: Asked;
  readonly pending: boolean;
  readonly problem: ApiProblem | undefined;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      isOpen
      {...words}
      cancelLabel="Back"
      onClose={onClose}
      busy={pending}
      waitsFor={reason.trim() === '' ? 'Say why to go on.' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(reason);
      }}
    >
      <ProblemNotice title={words.title} problem={problem} />
      <div className="job-reasons" role="group" aria-label="Usual reasons">
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
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
