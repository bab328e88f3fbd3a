// One work order as its vendor reads it: when, what, where, for how much, and their answer.
import type { WorkOrder } from '@purlin/contracts/work-orders.ts';
import { Button, classNames, Money, Notice, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { mapAddress } from '@purlin/web/map-address.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { MapMarker, Tick } from '@blueprintjs/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { DateTile } from './date-tile.tsx';
import { changeText, daysText, isDated, timesText, type Times } from './order-dates.ts';
import { DeclineDialog, ProposeDialog, Refused } from './order-dialogs.tsx';
import { useOrderAnswer, type Answering } from './use-order-answer.ts';

interface Props {
  readonly order: WorkOrder;
  readonly today: string;
  /** They answered it since they opened the page: one press takes that back. */
  readonly fresh: boolean;
  /** It is what brought them here. */
  readonly sought: boolean;
  readonly onAnswered: () => void;
  readonly onRefused: () => void;
}

export function OrderCard({ order, today, fresh, sought, onAnswered, onRefused }: Props) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const answering = useOrderAnswer(order, onRefused);
  useEffect(() => {
    if (!sought) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [sought]);
  const over = order.group === 'past';
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      className={classNames(
        'sh-order',
        order.group === 'needs-answer' && 'sh-order-asks',
        order.status === 'cancelled' && 'sh-order-off',
        over && 'sh-order-over',
      )}
    >
      <DateTile day={order.startDate?.slice(0, 10)} />
      <div className="sh-order-what">
        <h3 id={id}>{order.title}</h3>
        <p className="sh-order-when">
          {isDated(order) ? timesText(order) : say('no-dates')} <Status order={order} />
        </p>
        <Where address={order.address} over={over} />
        {order.status === 'cancelled' && <p className="pl-muted">{say('cancelled-why')}</p>}
        {order.scope && !over && <p className="sh-order-scope">{order.scope}</p>}
      </div>
      <Amount order={order} />
      {!over && (
        <div className="sh-order-answer">
          <Reply {...{ order, answering, today, fresh, onAnswered }} />
          <Refused answering={answering} />
        </div>
      )}
    </article>
  );
}

const Amount = ({ order: { amount } }: Pick<Props, 'order'>) =>
  amount !== null && (
    <p className="sh-order-amount">
      <span className="pl-hidden">{say('amount')} </span>
      <Money amount={amount} />
    </p>
  );

/** What is over is not driven to. */
const Where = ({ address, over }: { readonly address: string; readonly over: boolean }) =>
  over ? (
    <p className="pl-muted">{address}</p>
  ) : (
    <a
      className="sh-order-map"
      href={mapAddress(address)}
      target="_blank"
      rel="noreferrer"
      aria-label={say('map', { address })}
    >
      <MapMarker aria-hidden /> <span>{address}</span>
    </a>
  );

const states: Readonly<Partial<Record<WorkOrder['status'], readonly [Tone, () => string]>>> = {
  on_hold: ['warn', () => say('on-hold')],
  cancelled: ['quiet', () => say('cancelled')],
  completed: ['good', () => say('completed')],
  in_progress: ['seen', () => say('started')],
};
const Status = ({ order: { status } }: Pick<Props, 'order'>) => {
  const [tone, label] = states[status] ?? [];
  return tone && label && <StatusBadge tone={tone} label={label()} />;
};

/** The dates as they were, where there were any. */
const before = ({ answer }: WorkOrder): Times | undefined =>
  answer.before && answer.before.startDate !== null
    ? { startDate: answer.before.startDate, endDate: answer.before.endDate }
    : undefined;

type ReplyProps = Pick<Props, 'order' | 'today' | 'fresh' | 'onAnswered'> & {
  readonly answering: Answering;
};

function Reply({ order, answering, today, fresh, onAnswered }: ReplyProps) {
  const { state } = order.answer;
  if (state !== 'open') return <Given {...{ order, answering, today, fresh, onAnswered }} />;
  if (order.status === 'on_hold') return <p className="pl-muted">{say('on-hold-why')}</p>;
  if (!isDated(order)) return <p className="pl-muted">{say('no-dates-why')}</p>;
  const was = before(order);
  const changed = was && changeText(was, order);
  return (
    <>
      {changed && (
        <Notice tone="warn">
          {say(order.answer.needsAnswer ? 'date-changed' : 'date-changed-answered', changed)}
        </Notice>
      )}
      {order.answer.needsAnswer && <Asked {...{ order, answering, today, onAnswered }} />}
    </>
  );
}

/** Once it has begun, or rests, who changes their mind calls. */
const canAnswerAnew = ({ status, startDate }: WorkOrder, today: string): boolean =>
  status !== 'on_hold' && (startDate === null || startDate.slice(0, 10) >= today);

/** What was answered, and the way back. */
function Given({ order, answering, today, fresh, onAnswered }: ReplyProps) {
  const { answer, title } = order;
  return (
    <div className="sh-order-given">
      <p className={classNames(answer.state === 'confirmed' && 'sh-order-yes')}>
        {answer.state === 'confirmed' && <Tick aria-hidden />}
        {answer.state === 'confirmed'
          ? say('confirmed')
          : answer.state === 'declined'
            ? say('declined-because', { text: answer.text })
            : say('proposed', { dates: daysText(answer.proposed!) })}
        {answer.state === 'proposed' && answer.text && (
          <span className="pl-muted"> {say('your-note', { text: answer.text })}</span>
        )}
      </p>
      {canAnswerAnew(order, today) && (
        <Button
          variant="minimal"
          text={fresh ? say('undo') : say('change')}
          aria-label={fresh ? say('undo-what', { title }) : say('change-what', { title })}
          loading={answering.pending}
          onClick={() => void answering.withdraw().then((done) => done && onAnswered())}
        />
      )}
    </div>
  );
}

/** The three answers. */
function Asked({ order, answering, today, onAnswered }: Omit<ReplyProps, 'fresh'>) {
  const [asking, setAsking] = useState<'decline' | 'propose'>();
  const { title } = order;
  const noted = (done: boolean) => {
    if (done) onAnswered();
    return done;
  };
  const told: Answering = {
    ...answering,
    decline: (reason) => answering.decline(reason).then(noted),
    propose: (to, note) => answering.propose(to, note).then(noted),
  };
  const close = () => setAsking(undefined);
  return (
    <div className="sh-order-acts">
      <Button
        intent="primary"
        text={say('confirm')}
        aria-label={say('confirm-what', { title })}
        loading={answering.pending && asking === undefined}
        onClick={() => void answering.confirm().then(noted)}
      />
      <Button
        text={say('propose')}
        aria-label={say('propose-what', { title })}
        onClick={() => setAsking('propose')}
      />
      <Button
        variant="minimal"
        intent="danger"
        text={say('decline')}
        aria-label={say('decline-what', { title })}
        onClick={() => setAsking('decline')}
      />
      {asking === 'propose' && (
        <ProposeDialog order={order} answering={told} today={today} onClose={close} />
      )}
      {asking === 'decline' && <DeclineDialog order={order} answering={told} onClose={close} />}
    </div>
  );
}
