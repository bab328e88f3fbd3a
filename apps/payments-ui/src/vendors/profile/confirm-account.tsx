// What has to happen before money goes to an account that somebody entered, or that the bank
// corrected.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { Button, Notice } from '@purlin/ui/ui.ts';
import { useWaitsToConfirm, WhoConfirms } from '../../parts/who-confirms.tsx';
import { May, PhoneLink, useCommand } from '@purlin/web/web.ts';

interface Props {
  readonly account: BankAccountView;
  readonly vendor: Vendor;
}

/** Who may confirm it, and what they do before. */
export function ConfirmAccount({ account, vendor }: Props) {
  const confirm = useCommand(bankAccounts.confirm, {
    toast: {
      done: {
        title: 'Bank account confirmed',
        description: `Nothing to ${vendor.name} is held back for it any more.`,
      },
      failed: 'Failed to confirm the bank account',
    },
  });
  const { entry } = account;
  const waits = useWaitsToConfirm()(account);
  return (
    <Notice
      tone="warn"
      title="Nothing is paid to this account yet"
      actions={
        !waits && (
          <May call={bankAccounts.confirm}>
            <Button
              intent="primary"
              text="Confirm account"
              loading={confirm.pending}
              onClick={() => void confirm.run({ params: { id: vendor.id }, body: { entry } })}
            />
          </May>
        )
      }
    >
      {waits ? (
        <WhoConfirms account={account} contactPerson={vendor.contactPerson} />
      ) : (
        <>
          Call {vendor.contactPerson} on <PhoneLink phone={vendor.phone} />, the number on file and
          not one from an e-mail, and compare the last digits. Then confirm.
        </>
      )}
    </Notice>
  );
}

/** The bank says that the account is another one by now. */
export function OpenCorrection({ account: { correction }, vendor }: Props) {
  const accept = useCommand(bankAccounts.acceptCorrection, {
    toast: {
      done: ({ onlyAdmin }) => ({
        title: 'Account corrected',
        description: onlyAdmin
          ? 'You can confirm it after a day.'
          : 'Another admin confirms it before the next payment.',
      }),
      failed: 'Failed to correct the bank account',
    },
  });
  if (!correction) return null;
  const { code, meaning, endsWith, dueOn, trace } = correction;
  return (
    <Notice
      tone="warn"
      title={`The bank corrects the account (${code})`}
      actions={
        <May call={bankAccounts.acceptCorrection}>
          <Button
            text={`Use ••${endsWith}`}
            loading={accept.pending}
            onClick={() => void accept.run({ params: { id: vendor.id }, body: { trace } })}
          />
        </May>
      }
    >
      {meaning} Use it by {formatDate(dueOn)}, or before the next payment.
    </Notice>
  );
}
