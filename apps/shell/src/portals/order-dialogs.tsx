// The dialogs in which a vendor declines an order or proposes other dates.
import type { WorkOrder } from '@purlin/contracts/work-orders.ts';
import { MOST_SAID } from '@purlin/domain/scheduling/work-order-shapes.ts';
import { DateField, FormDialog, Notice, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { ReasonDialog, type ReasonAsked } from '@purlin/ui/overlay/reason-dialog.tsx';
import { say } from '@purlin/words/screens/orders.ts';
import { useState } from 'react';
import {
  isDated,
  proposedTimes,
  timesText,
  typedDates,
  waitsFor,
  withFirst,
} from './order-dates.ts';
import { refusalText, type Answering } from './use-order-answer.ts';

interface Props {
  readonly order: WorkOrder;
  readonly answering: Answering;
  readonly onClose: () => void;
}

const whenOf = (order: WorkOrder): string => (isDated(order) ? timesText(order) : say('no-dates'));

const declining = (order: WorkOrder): ReasonAsked => ({
  title: say('decline-title'),
  lead: say('decline-lead', { title: order.title, dates: whenOf(order) }),
  usual: [say('reason.booked'), say('reason.crew'), say('reason.short')],
  submitLabel: say('decline'),
  busyLabel: say('sending'),
  destructive: true,
});

/** Mount it while it is open. */
export const DeclineDialog = ({ order, answering, onClose }: Props) => (
  <ReasonDialog
    asked={declining(order)}
    most={MOST_SAID}
    pending={answering.pending}
    problem={undefined}
    notice={<Refused answering={answering} />}
    onSubmit={(reason) => void answering.decline(reason).then((done) => done && onClose())}
    onClose={onClose}
  />
);

/** Why the answer was rejected, worded for the vendor. */
export const Refused = ({ answering: { problem } }: Pick<Props, 'answering'>) =>
  problem && (
    <Notice tone="bad" title={say('answer-failed')}>
      {refusalText(problem)}
    </Notice>
  );

/** Mount it while it is open. */
export function ProposeDialog({
  order,
  answering,
  today,
  onClose,
}: Props & { readonly today: string }) {
  const [typed, setTyped] = useState(() => typedDates(order));
  const [note, setNote] = useState('');
  const send = async () => {
    if (await answering.propose(proposedTimes(typed, order), note)) onClose();
  };
  return (
    <FormDialog
      isOpen
      title={say('propose-title')}
      lead={say('propose-lead', { title: order.title, dates: whenOf(order) })}
      onClose={onClose}
      busy={answering.pending}
      submitLabel={say('propose-send')}
      busyLabel={say('sending')}
      waitsFor={waitsFor(typed, order, today)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Refused answering={answering} />
      <div className="sh-other-dates">
        <DateField
          label={say('first-day')}
          required
          min={today}
          value={typed.first}
          onChange={(event) => setTyped(withFirst(typed, event.currentTarget.value))}
        />
        <DateField
          label={say('last-day')}
          required
          min={typed.first || today}
          value={typed.last}
          onChange={(event) => setTyped({ ...typed, last: event.currentTarget.value })}
        />
        <TextField
          label={say('arrival')}
          type="time"
          value={typed.hour}
          onChange={(event) => setTyped({ ...typed, hour: event.currentTarget.value })}
        />
      </div>
      <TextAreaField
        label={say('note')}
        optional
        rows={2}
        maxLength={MOST_SAID}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
