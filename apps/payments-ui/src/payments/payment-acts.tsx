// A payment's actions besides its next step: edit, approve after all, withdraw approval, reject,
// void.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { CrossIcon, DisableIcon, EditIcon, TickIcon, UndoIcon } from '@blueprintjs/icons';
import type { MenuAction } from '@purlin/ui/ui.ts';
import { type ReasonAsked, ReasonDialog } from '@purlin/ui/overlay/reason-dialog.tsx';
import { useCommand, useMay, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-acts.ts';
import { type ReactNode, useState } from 'react';
import { ApproveDialog } from './approve-dialog.tsx';
import { asSeen, ChangedSince, useChangedSince } from './changed-since.tsx';
import { EditPaymentDialog } from './payment-dialog.tsx';
import { useTakingBack } from '../parts/use-taking-back.ts';

export type PaymentAct = 'edit' | 'approve' | 'take-back' | 'reject' | 'void';

const askedToReject = (): ReasonAsked => ({
  title: say('reject-title'),
  lead: say('reject-lead'),
  usual: [say('amount-wrong'), say('not-finished'), say('invoice-missing'), say('wrong-vendor')],
  submitLabel: say('act.reject'),
  busyLabel: say('rejecting'),
  destructive: true,
});
const askedToVoid = (): ReasonAsked => ({
  title: say('void-title'),
  lead: say('void-lead'),
  usual: [say('paid-otherwise'), say('entered-twice'), say('waived')],
  submitLabel: say('void-title'),
  busyLabel: say('voiding'),
  destructive: true,
});
const MOST = 500;

const ICONS = {
  edit: <EditIcon />,
  approve: <TickIcon />,
  'take-back': <UndoIcon />,
  reject: <CrossIcon />,
  void: <DisableIcon />,
} as const;

/**
 * The actions in the payment's state, besides its next step. The next step of a rejected payment is
 * to correct it, so approving it after all is among these.
 */
function actsOn(
  { status, rejectedReason, secondedBy }: VendorPayment,
  may: ReturnType<typeof useMay>,
  me: string | undefined,
): readonly PaymentAct[] {
  const pending = status === 'pending';
  const open = pending || status === 'approved';
  const rejected = rejectedReason !== null;
  const given = status === 'approved' || (pending && secondedBy !== null && secondedBy === me);
  return [
    ...(pending && !rejected && may(payments.edit) ? (['edit'] as const) : []),
    ...(pending && rejected && may(payments.approve) ? (['approve'] as const) : []),
    ...(given && may(payments.takeBackApproval) ? (['take-back'] as const) : []),
    ...(open && !rejected && may(payments.reject) ? (['reject'] as const) : []),
    ...(open && may(payments.void) ? (['void'] as const) : []),
  ];
}

export interface PaymentActs {
  /** For the "More" menu. */
  readonly actions: readonly MenuAction[];
  readonly open: (act: PaymentAct) => void;
  /** The dialog of the chosen action. */
  readonly dialog: ReactNode;
}

/** `onAct` is called when the user starts an action. */
export function usePaymentActs(payment: VendorPayment, onAct: () => void = () => {}): PaymentActs {
  const may = useMay();
  const { user } = useSession();
  const takeBack = useTakingBack();
  const [act, setAct] = useState<PaymentAct>();
  const close = () => setAct(undefined);
  const open = (asked: PaymentAct) => {
    onAct();
    if (asked === 'take-back') takeBack(payment.id);
    else setAct(asked);
  };
  return {
    actions: actsOn(payment, may, user && `${user.firstName} ${user.lastName}`).map((one) => ({
      label: say(`act.${one}`),
      icon: ICONS[one],
      ...(one === 'void' ? { destructive: true } : {}),
      onSelect: () => open(one),
    })),
    open,
    dialog:
      act === 'approve' ? (
        <ApproveDialog chosen={[payment]} onClose={close} />
      ) : act === 'edit' ? (
        <EditPaymentDialog payment={payment} onClose={close} />
      ) : (
        (act === 'reject' || act === 'void') && (
          <WhyDialog act={act} payment={payment} onClose={close} />
        )
      ),
  };
}

/** Rejects or voids, with a reason. Mount it while it is open. */
function WhyDialog({
  act,
  payment,
  onClose,
}: {
  readonly act: 'reject' | 'void';
  readonly payment: VendorPayment;
  readonly onClose: () => void;
}) {
  const reject = useCommand(payments.reject, {
    toast: { done: { title: say('rejected') }, failed: say('reject-failed') },
  });
  const voiding = useCommand(payments.void, {
    toast: { done: { title: say('voided') }, failed: say('void-failed') },
  });
  const command = act === 'reject' ? reject : voiding;
  const { now, changed } = useChangedSince(payment, command);
  return (
    <ReasonDialog
      asked={act === 'reject' ? askedToReject() : askedToVoid()}
      most={MOST}
      pending={command.pending}
      problem={changed ? undefined : command.problem}
      notice={<ChangedSince seen={payment} changed={changed} />}
      onSubmit={(reason) =>
        void command
          .run({ params: { id: now.id }, body: { reason }, headers: asSeen(now) })
          .then((done) => done && onClose())
      }
      onClose={onClose}
    />
  );
}
