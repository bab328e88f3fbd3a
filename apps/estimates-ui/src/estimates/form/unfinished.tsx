// What is asked around a form with unsaved work: go on with it, and really leave it?
import { Button, ConfirmDialog, EmptyState } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { HistoryIcon } from '@blueprintjs/icons';
import type { KeptDraft } from '../draft/kept-draft.ts';
import type { EstimateForm } from './use-estimate-form.ts';

/** Stands in place of the form until somebody decides. */
export function UnfinishedOffer({ kept: { offer, goOn, startNew } }: { readonly kept: KeptDraft }) {
  if (!offer) return null;
  const {
    at,
    values: { projectTitle },
  } = offer;
  return (
    <EmptyState
      icon={<HistoryIcon size={24} />}
      title="Go on where you stopped?"
      action={
        <>
          <Button intent="primary" text="Go on" onClick={goOn} />
          <Button text="Start new" onClick={startNew} />
        </>
      }
    >
      {projectTitle.trim() ? `“${projectTitle.trim()}”` : 'An estimate without a title yet'} was not
      saved. You last worked on it <Moment at={at} as="minute" />.
    </EmptyState>
  );
}

export function LeaveDialog({
  leaving: { asking, leave, stay },
}: {
  readonly leaving: EstimateForm['leaving'];
}) {
  return (
    <ConfirmDialog
      isOpen={asking}
      title="Leave this estimate?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      destructive
      onConfirm={leave}
      onClose={stay}
    >
      Your changes are not saved. This browser keeps them: when you come back, you can go on where
      you stopped.
    </ConfirmDialog>
  );
}
