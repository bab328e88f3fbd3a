// Returned payments that were not sent again, whichever tab they are on now. The dashboard links
// here.
import { payments } from '@purlin/contracts/payments.ts';
import { useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/money-now.ts';
import { useToday } from '../parts/days.ts';
import { CameBackWhen } from '../parts/came-back.tsx';
import { OnlyMore } from './more-acts.tsx';
import { More, PaymentList, useInsteadOf } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';

export function CameBackList() {
  const list = useList(payments.list, { query: { cameBack: 'true', limit: 100 } });
  const today = useToday();
  const instead = useInsteadOf(list, {
    title: say('none-came-back'),
    hint: say('none-came-back-means'),
  });
  if (instead) return instead;
  return (
    <>
      <PaymentList
        title={say('came-back-list')}
        more={list.hasMore}
        rows={list.items.map((row) => ({ row, gone: false }))}
        today={today}
        row={(payment) => (
          <PaymentRow
            payment={payment}
            today={today}
            why={
              payment.returned && (
                <p className="pay-late">
                  {payment.returned.meaning} <CameBackWhen returned={payment.returned} />
                </p>
              )
            }
            acts={<OnlyMore payment={payment} onAct={list.refresh} />}
          />
        )}
      />
      <More list={list} />
    </>
  );
}
