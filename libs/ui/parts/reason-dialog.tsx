// Asks why something is done that somebody will ask about later: one press for what is usual, or
// words of one's own.
import { Button, FormDialog, ProblemNotice, TextAreaField } from '@purlin/ui/ui.ts';
import { type ReactNode, useState } from 'react';
import { say } from '@purlin/words/screens/showing.ts';
import './reason-dialog.css';

/** The words of one such question. */
export interface ReasonAsked {
  readonly title: string;
  readonly lead: string;
  /** What people usually say. */
  readonly usual: readonly string[];
  /** It may be left open why. */
  readonly isOptional?: boolean;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly destructive?: boolean;
}

/** Mounted while it is open. `most`: characters of a reason. */
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
  /** Above the reasons: what has to be read before. */
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
