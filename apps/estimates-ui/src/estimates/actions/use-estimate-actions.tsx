// Everything that is asked before something is done with an estimate, wherever it is shown: one
// place that opens the right dialog.
import { estimates } from '@purlin/contracts/estimates.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand, useNavigate } from '@purlin/web/web.ts';
import { useCallback, useState } from 'react';
import type { EstimateAction, StatusFields } from './available.ts';
import { copyClientLink } from './client-link.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { RecordApprovalDialog } from './record-approval-dialog.tsx';
import { SendDialog, type Sendable } from './send-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type Actable = Sendable &
  StatusFields & { readonly validUntil: string | null; readonly projectTitle: string };
interface AskedAction {
  readonly action: EstimateAction;
  readonly estimate: Actable;
}

/**
 * `do` does it or asks first; `dialog` is drawn by the screen. `onGone` is called when the estimate
 * was deleted.
 */
export function useEstimateActions({ onGone }: { readonly onGone?: () => void } = {}) {
  const [asked, setAsked] = useState<AskedAction>();
  const navigate = useNavigate();
  const duplicate = useCommand(estimates.duplicate, {
    toast: {
      done: { title: 'Estimate duplicated', description: 'This is the new draft.' },
      failed: 'Failed to create estimate',
    },
  });
  const reinstate = useCommand(estimates.reinstate, {
    toast: {
      done: { title: 'Estimate put back', description: 'Its client can answer it again.' },
      failed: 'Failed to update estimate',
    },
  });
  const restore = useCommand(estimates.restore, {
    toast: { done: { title: 'Estimate restored' }, failed: 'Failed to update estimate' },
  });
  const [runDuplicate, runReinstate, runRestore] = [duplicate.run, reinstate.run, restore.run];
  const act = useCallback(
    (action: EstimateAction, estimate: Actable) => {
      const { id } = estimate;
      const atOnce: Partial<Record<EstimateAction, () => void>> = {
        edit: () => void navigate(`/estimates/${id}/edit`),
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
    case 'send':
      return <SendDialog estimate={estimate} onClose={onClose} />;
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

/** A draft goes for good; what a client has seen is archived and says so. */
function Remove({
  estimate,
  onClose,
  onGone,
}: Props & { readonly onGone: (() => void) | undefined }) {
  const draft = estimate.status === 'draft';
  const remove = useCommand(estimates.remove, {
    toast: {
      done: ({ outcome, message }) => ({
        title: outcome === 'deleted' ? 'Estimate deleted' : 'Estimate archived',
        description: message,
      }),
      failed: 'Failed to delete estimate',
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
      title={draft ? 'Delete Estimate' : 'Archive Estimate'}
      confirmLabel={draft ? 'Delete' : 'Archive'}
      destructive
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        {draft
          ? 'Are you sure you want to delete this estimate? This action cannot be undone.'
          : estimate.status === 'sent' || estimate.status === 'viewed'
            ? `${estimate.clientName} can no longer answer ${estimate.estimateNumber}, and ` +
              'it leaves your lists. Its history stays, and you can restore it.'
            : `${estimate.estimateNumber} leaves your lists. Its history stays, and you can ` +
              'restore it.'}
      </p>
    </ConfirmDialog>
  );
}

function ReplaceLink({ estimate, onClose }: Props) {
  const replace = useCommand(estimates.replaceLink, {
    toast: {
      done: {
        title: 'Link replaced',
        description: 'Send the estimate again, so that its client has the new link.',
      },
      failed: 'Failed to update estimate',
    },
  });
  const confirm = async () => {
    await replace.run({ params: { id: estimate.id } });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Replace the client link"
      confirmLabel="Replace Link"
      destructive
      busy={replace.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        Whoever has the old link of {estimate.estimateNumber} can no longer open it. The estimate
        gets a new number, and you send {estimate.clientName} the new link.
      </p>
    </ConfirmDialog>
  );
}
