// Who may confirm an account that was entered, and from when: told where it is, and where it keeps
// a payment back.
import type { BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import { Moment } from '@purlin/web/web.ts';
import { useNow } from './use-now.ts';

type Asked = Pick<BankAccountView, 'mine' | 'onlyAdmin' | 'anotherFrom' | 'confirmableAt'>;

const isEarly = ({ confirmableAt }: Asked, now: number): boolean =>
  confirmableAt !== null && Date.parse(confirmableAt) > now;

/** Whether the account cannot be confirmed by whoever looks, now. */
export function useWaitsToConfirm(): (account: Asked) => boolean {
  const now = useNow(30_000);
  return (account) => isEarly(account, now) || (account.mine && !account.onlyAdmin);
}

/** Of one that waits: for whom, or until when. */
export function WhoConfirms({
  account: { mine, onlyAdmin, anotherFrom, confirmableAt },
  contactPerson,
}: {
  readonly account: Asked;
  readonly contactPerson: string;
}) {
  if (mine && !onlyAdmin)
    return <>You entered it, so another admin confirms it, after a call to {contactPerson}.</>;
  if (!confirmableAt) return null;
  if (mine && anotherFrom)
    return (
      <>
        Nobody else can confirm it yet: whoever was added less than a day ago can from{' '}
        <Moment at={anotherFrom} />, and you can from <Moment at={confirmableAt} />.
      </>
    );
  if (mine)
    return (
      <>
        You are the only admin, so you can confirm it from <Moment at={confirmableAt} />.
      </>
    );
  return (
    <>
      You can confirm it from <Moment at={confirmableAt} />: who was added less than a day ago, you
      or whoever entered it, is not the second person yet.
    </>
  );
}
