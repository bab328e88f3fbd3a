// When a payment came back and with which words: the bank's, or those of who noted it by hand.
import type { Returned } from '@purlin/contracts/payment-parts.ts';
import { Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-parts.ts';

export function CameBackWhen({ returned: { at, note, notedBy } }: { readonly returned: Returned }) {
  return (
    <>
      {say('came-back')} <Moment at={at} />
      {notedBy && say('noted-by', { who: notedBy })}
      {note && say('with-words', { note })}.
    </>
  );
}
