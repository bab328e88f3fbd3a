// A test transfer of $0.00 (prenote) to an unconfirmed account: the request and the bank's
// response.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { Button, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { ended, Link, May, momentsIn, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-account.ts';
import { batchName } from '../../parts/batch-name.ts';

type Test = NonNullable<BankAccountView['test']>;

/** Requests a test transfer, or another if the last one was never sent. */
export function SendTest({
  account: { entry, test },
  vendor: { id },
}: {
  readonly account: BankAccountView;
  readonly vendor: Vendor;
}) {
  const send = useCommand(bankAccounts.test, {
    toast: {
      done: {
        title: say('test-asked'),
        description: say('test-asked-more'),
      },
      failed: say('test-failed'),
    },
  });
  if (test && test.state !== 'not-sent') return null;
  return (
    <May call={bankAccounts.test}>
      <Button
        text={say('send-test')}
        loading={send.pending}
        onClick={() => void send.run({ params: { id }, body: { entry } })}
      />
    </May>
  );
}

const TONES: Readonly<Record<Test['state'], Tone>> = {
  asked: 'info',
  sent: 'info',
  passed: 'good',
  corrected: 'warn',
  'not-sent': 'warn',
};

/** The test's progress, as a label and a sentence. */
export const TestTransfer = ({ account: { test } }: { readonly account: BankAccountView }) =>
  test && (
    <p className="pay-account-test">
      <StatusBadge tone={TONES[test.state]} label={say(`badge.${test.state}`)} />{' '}
      <Says test={test} />
      {test.batchId !== null && (
        <>
          {' '}
          <Link to={`/vendor-payments/batches/${test.batchId}`}>{batchName(test.batchId)}</Link>
        </>
      )}
    </p>
  );

const dayOf = (date: string): string => momentsIn('UTC').day(date);

function Says({ test: { state, passesOn, waitsUntil, reason } }: { readonly test: Test }) {
  const day = passesOn === null ? '' : dayOf(passesOn);
  switch (state) {
    case 'asked':
      return (
        <>
          {waitsUntil === null ? say('says.asked') : say('says.waits', { day: dayOf(waitsUntil) })}
        </>
      );
    case 'sent':
      return <>{say('says.sent', { day })}</>;
    case 'passed':
      return <>{say('says.passed', { day })}</>;
    case 'corrected':
      return <>{say('says.corrected')}</>;
    case 'not-sent':
      return (
        <>
          {reason && ended(reason)} {say('says.not-sent')}
        </>
      );
  }
}
