// All confirmations before an action on an estimate, in one place that opens the right dialog
// wherever the estimate is shown.
import { estimates } from '@purlin/contracts/estimates.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand, useNavigate } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-actions.ts';
import { useCallback, useState } from 'react';
import type { EstimateAction, StatusFields } from './available.ts';
import { copyClientLink } from './client-link.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { RecordApprovalDialog } from './record-approval-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export interface Actable extends StatusFields {
  readonly id: number;
  readonly estimateNumber: string;
  readonly clientId: number;
  readonly clientName: string;
  readonly validUntil: string | null;
  readonly projectTitle: string;
}
interface AskedAction {
  readonly action: EstimateAction;
  readonly estimate: Actable;
}

/**
 * `do` runs an action or asks first. The screen renders `dialog`. `onGone` is called after the
 * estimate was deleted.
 */
export function useEstimateActions({ onGone }: { readonly onGone?: () => void } = {}) {
  const [asked, setAsked] = useState<AskedAction>();
  const navigate = useNavigate();
  const duplicate = useCommand(estimates.duplicate, {
    toast: {
      done: { title: say('duplicated'), description: say('this-is-new-draft') },
      failed: say('duplicate-failed'),
    },
  });
  const reinstate = useCommand(estimates.reinstate, {
    toast: {
      done: { title: say('put-back'), description: say('can-answer-again') },
      failed: say('update-failed'),
    },
  });
  const restore = useCommand(estimates.restore, {
    toast: { done: { title: say('restored') }, failed: say('update-failed') },
  });
  const [runDuplicate, runReinstate, runRestore] = [duplicate.run, reinstate.run, restore.run];
  const act = useCallback(
    (action: EstimateAction, estimate: Actable) => {
      const { id } = estimate;
      const atOnce: Partial<Record<EstimateAction, () => void>> = {
        edit: () => void navigate(`/estimates/${id}/edit`),
        send: () => void navigate(`/estimates/${id}/send`),
        convert: () => void navigate(`/calendar/new?estimateId=${id}`),
        copyLink: () => void copyClientLink(estimate),
        duplicate: () =>
          void runDuplicate({ params: { id }, body: {} }).then(
            (made) => made && navigate(`/estimates/${made.id}`),
          ),
        reinstate: () => void runReinstate({ params: { id } }),
        restore: () => void runRestore({ params: { id } }),
      };
      (atOnce[action] ?? (() => setAsked({ action, estimate })))();
    },
    [navigate, runDuplicate, runReinstate, runRestore],
  );
  const close = () => setAsked(undefined);
  return { do: act, dialog: asked && <ActionDialog {...asked} onClose={close} onGone={onGone} /> };
}

function ActionDialog({
  action,
  estimate,
  onClose,
  onGone,
}: AskedAction & { readonly onClose: () => void; readonly onGone: (() => void) | undefined }) {
  switch (action) {
    case 'extend':
      return <ExtendDialog estimate={estimate} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog estimate={estimate} onClose={onClose} />;
    case 'recordApproval':
      return <RecordApprovalDialog estimate={estimate} onClose={onClose} />;
    case 'replaceLink':
      return <ReplaceLink estimate={estimate} onClose={onClose} />;
    default:
      return <Remove estimate={estimate} onClose={onClose} onGone={onGone} />;
  }
}

interface Props {
  readonly estimate: Actable;
  readonly onClose: () => void;
}

/** A draft is deleted; an estimate the client has seen is archived, and the dialog says so. */
function Remove({
  estimate,
  onClose,
  onGone,
}: Props & { readonly onGone: (() => void) | undefined }) {
  const draft = estimate.status === 'draft';
  const number = estimate.estimateNumber;
  const remove = useCommand(estimates.remove, {
    toast: {
      done: ({ outcome, message }) => ({
        title: say(outcome === 'deleted' ? 'deleted' : 'archived'),
        description: message,
      }),
      failed: say('delete-failed'),
    },
  });
  const confirm = async () => {
    const removed = await remove.run({ params: { id: estimate.id } });
    onClose();
    if (removed?.outcome === 'deleted') onGone?.();
  };
  return (
    <ConfirmDialog
      isOpen
      title={say(draft ? 'delete-title' : 'archive-title')}
      confirmLabel={say(draft ? 'action.delete' : 'archive')}
      destructive
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        {draft
          ? say('delete-warning')
          : estimate.status === 'sent' || estimate.status === 'viewed'
            ? say('archive-open-means', { client: estimate.clientName, number })
            : say('archive-means', { number })}
      </p>
    </ConfirmDialog>
  );
}

function ReplaceLink({ estimate, onClose }: Props) {
  const replace = useCommand(estimates.replaceLink, {
    toast: {
      done: {
        title: say('link-replaced'),
        description: say('send-new-link'),
      },
      failed: say('update-failed'),
    },
  });
  const confirm = async () => {
    await replace.run({ params: { id: estimate.id } });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={say('replace-title')}
      confirmLabel={say('replace-link')}
      destructive
      busy={replace.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        {say('replace-means', { number: estimate.estimateNumber, client: estimate.clientName })}
      </p>
    </ConfirmDialog>
  );
}
