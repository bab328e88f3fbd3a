// When a payment came back and with which words: the bank's, or those of who noted it by hand.
import type { Returned } from '@purlin/contracts/payments.ts';
import { Moment } from '@purlin/web/web.ts';

export function CameBackWhen({ returned: { at, note, notedBy } }: { readonly returned: Returned }) {
  const words = [notedBy && `noted by ${notedBy}`, note && `with the words “${note}”`];
  return (
    <>
      It came back <Moment at={at} />
      {words.filter(Boolean).map((one) => `, ${one}`)}.
    </>
  );
}
