// Who may confirm a new account, and from when. Shown at the account and at payments it holds.
import { bankAccounts, type BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import { Moment, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-parts.ts';
import { useNow } from './use-now.ts';

type Asked = Pick<BankAccountView, 'mine' | 'onlyAdmin' | 'anotherFrom' | 'confirmableAt'>;

const isEarly = ({ confirmableAt }: Asked, now: number): boolean =>
  confirmableAt !== null && Date.parse(confirmableAt) > now;

/** Whether the current user cannot confirm the account right now. */
export function useWaitsToConfirm(): (account: Asked) => boolean {
  const now = useNow(30_000);
  const may = useMay()(bankAccounts.confirm);
  return (account) => !may || isEarly(account, now) || (account.mine && !account.onlyAdmin);
}

/** Before the account is entered: who will confirm it. */
export function useWillConfirm(): (account: Pick<Asked, 'onlyAdmin'>) => string {
  const may = useMay()(bankAccounts.confirm);
  return ({ onlyAdmin }) =>
    may && onlyAdmin
      ? say('you-confirm-later')
      : say(may ? 'another-will-confirm' : 'admin-will-confirm');
}

/** For an unconfirmed account: whom it waits for, or until when. */
export function WhoConfirms({
  account: { mine, onlyAdmin, anotherFrom, confirmableAt },
  contactPerson,
}: {
  readonly account: Asked;
  readonly contactPerson: string;
}) {
  if (!useMay()(bankAccounts.confirm)) return say('admin-confirms', { contact: contactPerson });
  if (mine && !onlyAdmin) return say('you-entered-it', { contact: contactPerson });
  if (!confirmableAt) return null;
  if (mine && anotherFrom)
    return (
      <>
        {say('others-from')} <Moment at={anotherFrom} />
        {say('and-you-from')} <Moment at={confirmableAt} />.
      </>
    );
  if (mine)
    return (
      <>
        {say('only-admin-from')} <Moment at={confirmableAt} />.
      </>
    );
  return (
    <>
      {say('you-from')} <Moment at={confirmableAt} />
      {say('not-second-yet')}
    </>
  );
}
