// Void payments, newest first, each with its reason.
import { say } from '@purlin/words/screens/payments.ts';
import { useId } from 'react';
import { useToday } from '../parts/days.ts';
import { ListHead, More, useInsteadOf } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { useTab } from './use-tab.ts';

export function VoidTab() {
  const id = useId();
  const today = useToday();
  const list = useTab('void');
  const instead = useInsteadOf(list, { title: say('none-void'), hint: say('none-void-hint') });
  return (
    instead ?? (
      <>
        <section className="pl-panel pay-list" aria-labelledby={id}>
          <ListHead id={id} title={say('tab.void')} payments={list.items} more={list.hasMore} />
          <ul className="pay-rows" aria-labelledby={id}>
            {list.items.map((payment) => (
              <li key={payment.id}>
                <PaymentRow
                  payment={payment}
                  today={today}
                  why={
                    payment.rejectedReason && <p className="pl-muted">{payment.rejectedReason}</p>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
        <More list={list} />
      </>
    )
  );
}
