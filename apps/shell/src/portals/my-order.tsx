// One work order as its vendor sees it: when, what, where, for how much, and their answer.
import type { WorkOrder } from '@purlin/contracts/work-orders.ts';
import { Button, classNames, Money, Notice, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import type { ApiProblem } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { Tick } from '@blueprintjs/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { DateTile } from './date-tile.tsx';
import { changeText, isDated, proposedText, timesText, type Times } from './order-dates.ts';
import { DeclineDialog, ProposeDialog, Refused } from './order-dialogs.tsx';
import { useOrderAnswer, type Answering } from './use-order-answer.ts';
import { MapLink } from './vendor-parts.tsx';

interface Props {
  readonly order: WorkOrder;
  readonly today: string;
  /** The vendor answered it since opening the page, so one click undoes the answer. */
  readonly fresh: boolean;
  /** The order that the link in the email pointed to. */
  readonly linked: boolean;
  readonly onAnswered: () => void;
  /** Called when the vendor replaces an earlier answer. */
  readonly onChanged: () => void;
  readonly onRefused: (problem: ApiProblem) => void;
}

export function OrderCard({ order, today, fresh, linked, onRefused, ...rest }: Props) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const answering = useOrderAnswer(order, onRefused);
  useEffect(() => {
    if (!linked) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [linked]);
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
          <Reply {...{ order, answering, today, fresh, ...rest }} />
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

/** No map link for a finished job. */
const Where = ({ address, over }: { readonly address: string; readonly over: boolean }) =>
  over ? <p className="pl-muted">{address}</p> : <MapLink address={address} />;

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

/** The dates before the change, if any. */
const before = ({ answer }: WorkOrder): Times | undefined =>
  answer.before && answer.before.startDate !== null
    ? { startDate: answer.before.startDate, endDate: answer.before.endDate }
    : undefined;

/** What to ask a vendor who answered for earlier dates. */
const respondText = ({ answer }: WorkOrder): string =>
  answer.before ? say(`respond.${answer.before.state}`) : '';

type ReplyProps = Pick<Props, 'order' | 'today' | 'fresh' | 'onAnswered' | 'onChanged'> & {
  readonly answering: Answering;
};

function Reply(props: ReplyProps) {
  const { order } = props;
  if (order.answer.state !== 'open') return <CurrentAnswer {...props} />;
  if (order.status === 'on_hold') return <p className="pl-muted">{say('on-hold-why')}</p>;
  if (!isDated(order)) return <p className="pl-muted">{say('no-dates-why')}</p>;
  const was = before(order);
  const changed = was && changeText(was, order);
  return (
    <>
      {changed && (
        <Notice tone="warn">
          {say('date-changed', changed)} {order.answer.needsAnswer && respondText(order)}
        </Notice>
      )}
      {order.answer.needsAnswer && <AnswerButtons {...props} />}
    </>
  );
}

/** Once work has started or is on hold, a vendor who changes their mind has to call. */
const canAnswerAnew = ({ status, startDate }: WorkOrder, today: string): boolean =>
  status !== 'on_hold' && (startDate === null || startDate.slice(0, 10) >= today);

/** The current answer and a way to change it; an answer just given can be undone. */
function CurrentAnswer(props: ReplyProps) {
  const { order, answering, today, fresh, onAnswered, onChanged } = props;
  const [changing, setChanging] = useState(false);
  const { title } = order;
  return (
    <>
      <div className="sh-order-given">
        <AnswerText order={order} />
        {canAnswerAnew(order, today) &&
          (fresh ? (
            <Button
              variant="minimal"
              text={say('undo')}
              aria-label={say('undo-what', { title })}
              loading={answering.pending}
              onClick={() => void answering.withdraw().then((done) => done && onAnswered())}
            />
          ) : (
            <Button
              variant="minimal"
              text={changing ? say('keep') : say('change')}
              aria-label={say(changing ? 'keep-what' : 'change-what', { title })}
              aria-expanded={changing}
              onClick={() => setChanging(!changing)}
            />
          ))}
      </div>
      {changing && (
        <AnswerButtons
          {...props}
          onAnswered={() => {
            setChanging(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

const AnswerText = ({ order }: Pick<Props, 'order'>) => {
  const { state, text, proposed } = order.answer;
  return (
    <p className={classNames(state === 'confirmed' && 'sh-order-yes')}>
      {state === 'confirmed' && <Tick aria-hidden />}
      {state === 'confirmed'
        ? say('confirmed')
        : state === 'declined'
          ? say('declined-because', { text })
          : say('proposed', { dates: proposedText(proposed!, order) })}
      {state === 'proposed' && text && (
        <span className="pl-muted"> {say('your-note', { text })}</span>
      )}
    </p>
  );
};

/** The three answers. */
function AnswerButtons({ order, answering, today, onAnswered }: ReplyProps) {
  const [dialog, setDialog] = useState<'decline' | 'propose'>();
  const { title } = order;
  const afterAnswer = (done: boolean) => {
    if (done) onAnswered();
    return done;
  };
  const answeringWithNotice: Answering = {
    ...answering,
    decline: (reason) => answering.decline(reason).then(afterAnswer),
    propose: (to, note) => answering.propose(to, note).then(afterAnswer),
  };
  const close = () => setDialog(undefined);
  return (
    <div className="sh-order-acts">
      <Button
        intent="primary"
        text={say('confirm')}
        aria-label={say('confirm-what', { title })}
        loading={answering.pending && dialog === undefined}
        onClick={() => void answering.confirm().then(afterAnswer)}
      />
      <Button
        text={say('propose')}
        aria-label={say('propose-what', { title })}
        onClick={() => setDialog('propose')}
      />
      <Button
        variant="minimal"
        intent="danger"
        text={say('decline')}
        aria-label={say('decline-what', { title })}
        onClick={() => setDialog('decline')}
      />
      {dialog === 'propose' && (
        <ProposeDialog
          order={order}
          answering={answeringWithNotice}
          today={today}
          onClose={close}
        />
      )}
      {dialog === 'decline' && (
        <DeclineDialog order={order} answering={answeringWithNotice} onClose={close} />
      )}
    </div>
  );
}
