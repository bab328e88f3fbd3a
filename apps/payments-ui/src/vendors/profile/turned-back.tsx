// The bank says that the account cannot be paid: why, and how to replace it.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { Button, Notice } from '@purlin/ui/ui.ts';
import { May, Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-account.ts';
import { AccountSteps } from '../../parts/account-steps.tsx';

export function TurnedBack({
  account: { turnedBack, endsWith },
  vendor,
  onEnter,
}: {
  readonly account: BankAccountView;
  readonly vendor: Vendor;
  readonly onEnter: () => void;
}) {
  if (!turnedBack) return null;
  const { code, meaning, at } = turnedBack;
  return (
    <Notice
      tone="bad"
      title={say('turned-back-title', { code })}
      actions={
        <May call={bankAccounts.enter}>
          <Button intent="primary" text={say('enter-another')} onClick={onEnter} />
        </May>
      }
    >
      <p>
        {meaning}
        {at && (
          <>
            {' '}
            {say('since')} <Moment at={at} as="day" />.
          </>
        )}{' '}
        {say('no-more')}
      </p>
      <AccountSteps vendorId={vendor.id} endsWith={endsWith ?? ''} />
    </Notice>
  );
}
