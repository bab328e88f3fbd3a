// The prompt before unsaved changes are discarded. Mounted once by ThemeRoot, above everything.
import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { leaveQuestion, onLeaveQuestion, usualLeaveWords } from '../form/unsaved.ts';

export function LeaveQuestion() {
  const question = useSyncExternalStore(onLeaveQuestion, leaveQuestion);
  const { title, body, leave, stay } = question?.words ?? usualLeaveWords();
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={title}
      confirmLabel={leave}
      cancelLabel={stay}
      destructive
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    >
      {body}
    </ConfirmDialog>
  );
}
