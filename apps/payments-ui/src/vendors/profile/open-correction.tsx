// The bank's correction of an account (a notification of change): a user accepts or refuses it.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { type ReasonAsked, ReasonDialog } from '@purlin/ui/overlay/reason-dialog.tsx';
import { Button, ConfirmDialog, Notice } from '@purlin/ui/ui.ts';
import { May, momentsIn, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-account.ts';
import { useState } from 'react';
import { useWillConfirm } from '../../parts/who-confirms.tsx';
import { kindOf } from './account-kind.ts';

interface Props {
  readonly account: BankAccountView;
  readonly vendor: Vendor;
}
interface DialogProps extends Props {
  readonly correction: NonNullable<BankAccountView['correction']>;
  readonly onClose: () => void;
}

const MOST = 500;
const refusing = (endsWith: string, name: string): ReasonAsked => ({
  title: say('keep-asked', { endsWith, name }),
  lead: say('keep-lead'),
  usual: [say('says-wrong'), say('former'), say('mistake')],
  isOptional: true,
  submitLabel: say('keep', { endsWith }),
  busyLabel: say('keeping'),
});

/** The bank says that the account has changed. */
export function OpenCorrection({ account, vendor }: Props) {
  const [asking, setAsking] = useState<'accept' | 'refuse'>();
  const { correction } = account;
  if (!correction) return null;
  const { code, meaning, endsWith, dueOn } = correction;
  const dialog = { account, vendor, correction, onClose: () => setAsking(undefined) };
  return (
    <Notice
      tone="warn"
      title={say('corrects', { code })}
      actions={
        <May call={bankAccounts.acceptCorrection}>
          <Button text={say('use', { endsWith })} onClick={() => setAsking('accept')} />
          <Button
            text={say('no-keep', { endsWith: account.endsWith ?? '' })}
            onClick={() => setAsking('refuse')}
          />
        </May>
      }
    >
      {say('ask-and-use', {
        meaning,
        contact: vendor.contactPerson,
        day: momentsIn('UTC').day(dueOn),
      })}
      {asking === 'accept' && <AcceptDialog {...dialog} />}
      {asking === 'refuse' && <RefuseDialog {...dialog} />}
    </Notice>
  );
}

/** The current account, and the bank's correction. */
function AcceptDialog({ account, vendor, correction, onClose }: DialogProps) {
  const willConfirm = useWillConfirm();
  const accept = useCommand(bankAccounts.acceptCorrection, {
    toast: {
      done: (saved) => ({ title: say('corrected'), description: willConfirm(saved) }),
      failed: say('correct-failed'),
    },
  });
  const { trace, endsWith, code, meaning } = correction;
  return (
    <ConfirmDialog
      isOpen
      title={say('use-for', { endsWith, name: vendor.name })}
      confirmLabel={say('use', { endsWith })}
      busy={accept.pending}
      onClose={onClose}
      onConfirm={() =>
        void accept
          .run({ params: { id: vendor.id }, body: { trace } })
          .then((done) => done && onClose())
      }
    >
      <dl className="pay-asked">
        <dt>{say('now')}</dt>
        <dd>
          ••{account.endsWith}, {kindOf(account)}
        </dd>
        <dt>{say('from-now')}</dt>
        <dd>
          <strong>••{endsWith}</strong>
        </dd>
        <dt>{say('bank-says')}</dt>
        <dd>{say('code-means', { code, meaning })}</dd>
      </dl>
      <p>{say('until-asked')}</p>
    </ConfirmDialog>
  );
}

/** The account stays as it is; the reason is recorded. */
function RefuseDialog({ account, vendor, correction, onClose }: DialogProps) {
  const refuse = useCommand(bankAccounts.refuseCorrection, {
    toast: {
      done: {
        title: say('refused'),
        description: say('none-held', { name: vendor.name }),
      },
      failed: say('refuse-failed'),
    },
  });
  return (
    <ReasonDialog
      asked={refusing(account.endsWith ?? '', vendor.name)}
      most={MOST}
      pending={refuse.pending}
      problem={refuse.problem}
      onSubmit={(reason) =>
        void refuse
          .run({ params: { id: vendor.id }, body: { trace: correction.trace, reason } })
          .then((done) => done && onClose())
      }
      onClose={onClose}
    />
  );
}
