// Where a vendor's money goes: the account's last digits, who entered it, and whether somebody else
// has confirmed it.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { BankAccountIcon, MoreIcon, TrashIcon } from '@blueprintjs/icons';
import {
  Button,
  ConfirmDialog,
  ErrorPanel,
  MenuButton,
  Panel,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import { May, Moment, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { BankAccountDialog } from './bank-account-dialog.tsx';
import { ConfirmAccount, OpenCorrection } from './confirm-account.tsx';

/** "checking, business" */
export const kindOf = ({ accountType, accountHolderType }: BankAccountView): string =>
  `${accountType}, ${accountHolderType === 'person' ? 'personal' : 'business'}`;

export function BankAccountPanel({ vendor }: { readonly vendor: Vendor }) {
  const may = useMay()(bankAccounts.show);
  const { data, problem, refresh, refreshing } = useRead(
    bankAccounts.show,
    { params: { id: vendor.id } },
    { enabled: may },
  );
  const [dialog, setDialog] = useState<'enter' | 'remove'>();
  const close = () => setDialog(undefined);
  if (!may) return null;
  return (
    <Panel
      title="Bank account"
      actions={data && <Actions account={data} vendor={vendor} onOpen={setDialog} />}
    >
      {data ? (
        <Account account={data} vendor={vendor} />
      ) : problem ? (
        <ErrorPanel
          title="The bank account could not be loaded"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <div className="pl-bones" aria-hidden>
          <span className="pl-bone pl-bone-mid" />
          <span className="pl-bone pl-bone-wide" />
        </div>
      )}
      {dialog === 'enter' && data && (
        <BankAccountDialog vendor={vendor} account={data} onClose={close} />
      )}
      {dialog === 'remove' && <RemoveDialog vendor={vendor} onClose={close} />}
    </Panel>
  );
}

const Actions = ({
  account: { status },
  vendor,
  onOpen,
}: {
  readonly account: BankAccountView;
  readonly vendor: Vendor;
  readonly onOpen: (dialog: 'enter' | 'remove') => void;
}) => (
  <May call={bankAccounts.enter}>
    {status === 'none' ? (
      <Button
        icon={<BankAccountIcon />}
        text="Enter account"
        aria-label={`Enter the bank account of ${vendor.name}`}
        onClick={() => onOpen('enter')}
      />
    ) : (
      <>
        <Button text="Change account" onClick={() => onOpen('enter')} />
        <MenuButton
          label="More about the bank account"
          icon={<MoreIcon />}
          actions={[
            {
              label: 'Remove account',
              icon: <TrashIcon />,
              destructive: true,
              onSelect: () => onOpen('remove'),
            },
          ]}
        />
      </>
    )}
  </May>
);

function Account({
  account,
  vendor,
}: {
  readonly account: BankAccountView;
  readonly vendor: Vendor;
}) {
  if (account.status === 'none')
    return (
      <p className="pl-muted">
        No bank account yet. Payments to {vendor.name} can be approved, and are held back until an
        account is entered and confirmed.
      </p>
    );
  return (
    <div className="pay-account">
      <p className="pay-account-line">
        <strong className="pl-figures">••{account.endsWith}</strong>
        <span className="pl-muted">{kindOf(account)}</span>
        {account.status === 'confirmed' ? (
          <StatusBadge tone="good" label="Confirmed" />
        ) : (
          <StatusBadge tone="warn" label="Not confirmed" />
        )}
      </p>
      <p className="pl-muted">
        Entered by {account.enteredBy}
        {account.enteredAt && (
          <>
            , <Moment at={account.enteredAt} />
          </>
        )}
        {account.confirmedBy && account.confirmedAt && (
          <>
            . Confirmed by {account.confirmedBy}, <Moment at={account.confirmedAt} />
          </>
        )}
      </p>
      {account.status === 'entered' && <ConfirmAccount account={account} vendor={vendor} />}
      <OpenCorrection account={account} vendor={vendor} />
    </div>
  );
}

function RemoveDialog({
  vendor: { id, name },
  onClose,
}: {
  readonly vendor: Vendor;
  readonly onClose: () => void;
}) {
  const remove = useCommand(bankAccounts.remove, {
    toast: {
      done: { title: 'Bank account removed' },
      failed: 'Failed to remove the bank account',
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Remove the account of ${name}?`}
      confirmLabel="Remove account"
      destructive
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void remove.run({ params: { id } }).then((done) => done && onClose())}
    >
      Approved payments are held back until an account is entered and confirmed again. What is with
      the bank already goes on.
    </ConfirmDialog>
  );
}
