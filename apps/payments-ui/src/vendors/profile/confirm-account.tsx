// Confirms a new bank account before money goes to it.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { Button, ConfirmDialog, Notice } from '@purlin/ui/ui.ts';
import { useWaitsToConfirm, WhoConfirms } from '../../parts/who-confirms.tsx';
import { May, PhoneLink, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-account.ts';
import { useState } from 'react';
import { kindOf } from './account-kind.ts';
import { SendTest } from './test-transfer.tsx';

interface Props {
  readonly account: BankAccountView;
  readonly vendor: Vendor;
}

/** Who may confirm it, and what to do first. */
export function ConfirmAccount({ account, vendor }: Props) {
  const [asking, setAsking] = useState(false);
  const waits = useWaitsToConfirm()(account);
  return (
    <Notice
      tone="warn"
      title={say('nothing-paid')}
      actions={
        <>
          {!waits && (
            <May call={bankAccounts.confirm}>
              <Button intent="primary" text={say('confirm')} onClick={() => setAsking(true)} />
            </May>
          )}
          <SendTest account={account} vendor={vendor} />
        </>
      }
    >
      {waits ? (
        <WhoConfirms account={account} contactPerson={vendor.contactPerson} />
      ) : (
        <>
          {say('call-before', { contact: vendor.contactPerson })} <PhoneLink phone={vendor.phone} />
          {say('call-after')}
        </>
      )}
      {asking && (
        <ConfirmDialogOf account={account} vendor={vendor} onClose={() => setAsking(false)} />
      )}
    </Notice>
  );
}

/** Repeats what is confirmed: where money goes from now on. */
function ConfirmDialogOf({ account, vendor, onClose }: Props & { readonly onClose: () => void }) {
  const confirm = useCommand(bankAccounts.confirm, {
    toast: {
      done: {
        title: say('account-confirmed'),
        description: say('none-held', { name: vendor.name }),
      },
      failed: say('confirm-failed'),
    },
  });
  const { entry, endsWith, formerEndsWith, enteredBy } = account;
  return (
    <ConfirmDialog
      isOpen
      title={say('pay-to', { name: vendor.name, endsWith: endsWith ?? '' })}
      confirmLabel={say('asked-confirm')}
      busy={confirm.pending}
      onClose={onClose}
      onConfirm={() =>
        void confirm
          .run({ params: { id: vendor.id }, body: { entry } })
          .then((done) => done && onClose())
      }
    >
      <dl className="pay-asked">
        {formerEndsWith !== null && (
          <>
            <dt>{say('until-now')}</dt>
            <dd className="pl-figures">••{formerEndsWith}</dd>
          </>
        )}
        <dt>{say(formerEndsWith === null ? 'account' : 'from-now')}</dt>
        <dd>
          <strong className="pl-figures">••{endsWith}</strong>, {kindOf(account)}
        </dd>
        <dt>{say('entered')}</dt>
        <dd>{enteredBy}</dd>
        <dt>{say('to-ask')}</dt>
        <dd>
          {vendor.contactPerson}, <PhoneLink phone={vendor.phone} />
        </dd>
      </dl>
    </ConfirmDialog>
  );
}
