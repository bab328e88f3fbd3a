// Asks for a reason that will be looked up later: one click for a common reason, or free text.
import { Button, FormDialog, ProblemNotice, TextAreaField } from '@purlin/ui/ui.ts';
import { type ReactNode, useState } from 'react';
import { say } from '@purlin/words/screens/showing.ts';
import './reason-dialog.css';

/** The texts of the dialog. */
export interface ReasonAsked {
  readonly title: string;
  readonly lead: string;
  /** Common reasons. */
  readonly usual: readonly string[];
  /** The reason is optional. */
  readonly isOptional?: boolean;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly destructive?: boolean;
}

/** Mount it while it is open. `most`: the maximum length of a reason, in characters. */
export function ReasonDialog({
  asked: { usual, isOptional = false, ...words },
  most,
  pending,
  problem,
  notice,
  onSubmit,
  onClose,
}: {
  readonly asked: ReasonAsked;
  readonly most: number;
  readonly pending: boolean;
  readonly problem: Parameters<typeof ProblemNotice>[0]['problem'];
  /** Shown above the reasons: what to read first. */
  readonly notice?: ReactNode;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      isOpen
      {...words}
      cancelLabel={say('back')}
      onClose={onClose}
      busy={pending}
      waitsFor={isOptional || reason.trim() !== '' ? undefined : say('say-why')}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(reason);
      }}
    >
      {notice}
      <ProblemNotice title={words.title} problem={problem} />
      <div className="pl-reasons" role="group" aria-label={say('usual-reasons')}>
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
        label={say('reason')}
        required={!isOptional}
        optional={isOptional}
        rows={2}
        maxLength={most}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
