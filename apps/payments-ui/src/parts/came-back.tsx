// When a payment was returned and why, in the bank's words or in those of the user who recorded it.
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
