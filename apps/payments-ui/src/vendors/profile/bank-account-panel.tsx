// A vendor's bank account: its last digits, who entered it, and whether someone else has confirmed
// it.
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
import { say } from '@purlin/words/screens/vendor-account.ts';
import { useState } from 'react';
import { BankAccountDialog } from './bank-account-dialog.tsx';
import { kindOf } from './account-kind.ts';
import { ConfirmAccount } from './confirm-account.tsx';
import { OpenCorrection } from './open-correction.tsx';
import { TestTransfer } from './test-transfer.tsx';
import { TurnedBack } from './turned-back.tsx';

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
      title={say('title')}
      actions={data && <Actions account={data} vendor={vendor} onOpen={setDialog} />}
    >
      {data ? (
        <Account account={data} vendor={vendor} onEnter={() => setDialog('enter')} />
      ) : problem ? (
        <ErrorPanel
          title={say('load-failed')}
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
        text={say('enter')}
        aria-label={say('enter-of', { name: vendor.name })}
        onClick={() => onOpen('enter')}
      />
    ) : (
      <>
        <Button text={say('change')} onClick={() => onOpen('enter')} />
        <MenuButton
          label={say('more')}
          icon={<MoreIcon />}
          actions={[
            {
              label: say('remove'),
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
  onEnter,
}: {
  readonly account: BankAccountView;
  readonly vendor: Vendor;
  readonly onEnter: () => void;
}) {
  if (account.status === 'none')
    return <p className="pl-muted">{say('none', { name: vendor.name })}</p>;
  return (
    <div className="pay-account">
      <p className="pay-account-line">
        <strong className="pl-figures">••{account.endsWith}</strong>
        <span className="pl-muted">{kindOf(account)}</span>
        <StatusBadge {...standingOf(account)} />
      </p>
      <p className="pl-muted">
        {say('entered-by', { who: account.enteredBy ?? '' })}
        {account.enteredAt && (
          <>
            , <Moment at={account.enteredAt} />
          </>
        )}
        {account.confirmedBy && account.confirmedAt && (
          <>
            . {say('confirmed-by', { who: account.confirmedBy })},{' '}
            <Moment at={account.confirmedAt} />
          </>
        )}
      </p>
      {account.turnedBack ? (
        <TurnedBack account={account} vendor={vendor} onEnter={onEnter} />
      ) : (
        account.status === 'entered' && <ConfirmAccount account={account} vendor={vendor} />
      )}
      <TestTransfer account={account} />
      <OpenCorrection account={account} vendor={vendor} />
    </div>
  );
}

/** The bank's refusal overrides what users confirmed. */
const standingOf = ({ status, turnedBack }: BankAccountView) =>
  turnedBack
    ? ({ tone: 'bad', label: say('turned-back') } as const)
    : status === 'confirmed'
      ? ({ tone: 'good', label: say('confirmed') } as const)
      : ({ tone: 'warn', label: say('not-confirmed') } as const);

function RemoveDialog({
  vendor: { id, name },
  onClose,
}: {
  readonly vendor: Vendor;
  readonly onClose: () => void;
}) {
  const remove = useCommand(bankAccounts.remove, {
    toast: {
      done: { title: say('removed') },
      failed: say('remove-failed'),
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={say('remove-asked', { name })}
      confirmLabel={say('remove')}
      destructive
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void remove.run({ params: { id } }).then((done) => done && onClose())}
    >
      {say('remove-lead')}
    </ConfirmDialog>
  );
}
