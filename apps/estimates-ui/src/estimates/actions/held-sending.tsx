// A delayed sending: the recipient, the countdown, and undo. Reports when the email has been sent
// or could not be.
import type { Estimate, HeldSending } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { SendMessageIcon } from '@blueprintjs/icons';
import { Button, buttonClass, Notice } from '@purlin/ui/ui.ts';
import { Link, May, useCommand, useNavigate, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import './held-sending.css';

interface Props {
  readonly estimate: Estimate;
}

/** The sending that is waiting now, if any. */
export const waitingIn = ({ held }: Pick<Estimate, 'held'>): HeldSending | undefined =>
  held?.ended === null ? held : undefined;

const LOOK_MS = 250;
/**
 * The remaining time and the total, in ms. Capped at the total, in case this computer's clock is
 * wrong.
 */
function useLeft({ since, until }: HeldSending): readonly [left: number, of: number] {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const [begins, ends] = [Date.parse(since), Date.parse(until)];
  return [Math.min(Math.max(ends - now, 0), ends - begins), ends - begins];
}

/** Reports the sending to a user who is still on the page. */
function useToldWhenGone({ held, clientEmail }: Estimate): void {
  const notify = useNotify();
  const before = useRef(held);
  useEffect(() => {
    const was = before.current;
    before.current = held;
    if (was?.ended === null && held === null)
      notify({
        title: say('sent'),
        description: say('on-its-way-to', { address: clientEmail ?? was.to }),
      });
  }, [held, clientEmail, notify]);
}

export function HeldSendingLine({ estimate }: Props) {
  useToldWhenGone(estimate);
  const waits = waitingIn(estimate);
  const to = waits?.to;
  // Announced once, politely, and not every second.
  const [said, setSaid] = useState('');
  useEffect(() => {
    const text = to === undefined ? '' : say('held-said', { address: to });
    const later = setTimeout(() => setSaid(text), 0);
    return () => clearTimeout(later);
  }, [to]);
  return (
    <>
      <output className="pl-hidden">{said}</output>
      {waits && <Waiting key={waits.sending} id={estimate.id} held={waits} />}
      <Fallen estimate={estimate} />
    </>
  );
}

function Waiting({ id, held }: { readonly id: number; readonly held: HeldSending }) {
  const navigate = useNavigate();
  const [left, of] = useLeft(held);
  const takeBack = useCommand(estimates.takeBackSending, {
    toast: {
      done: { title: say('taken-back'), description: say('words-kept') },
      failed: say('not-taken-back'),
    },
  });
  const undo = async () => {
    const { sending } = held;
    if (await takeBack.run({ params: { id }, body: { sending } }))
      void navigate(`/estimates/${id}/send`);
  };
  const address = held.to;
  const seconds = Math.ceil(left / 1000);
  return (
    <div className="held-sending" style={{ '--left': left / of } as CSSProperties}>
      <SendMessageIcon />
      <span role="timer">
        {left > 0 ? say('held-for', { address, seconds }) : say('held-now', { address })}
      </span>
      {/* Once the time is up, undo is no longer possible and is not offered. */}
      {left > 0 && (
        <May call={estimates.takeBackSending}>
          <Button text={say('undo')} loading={takeBack.pending} onClick={() => void undo()} />
        </May>
      )}
    </div>
  );
}

/** The sending failed, and nobody who could send it again has canceled it. */
function Fallen({ estimate: { id, held, status, withdrawn, archived } }: Props) {
  const ended = held?.ended ?? 'taken-back';
  const open = status !== 'accepted' && status !== 'declined' && !withdrawn && !archived;
  if (ended === 'taken-back' || !open) return null;
  return (
    <Notice
      tone="bad"
      title={say('not-sent')}
      actions={
        <May call={estimates.send}>
          <Link className={buttonClass({ size: 'small' })} to={`/estimates/${id}/send`}>
            {say('look-again')}
          </Link>
        </May>
      }
    >
      {say('fallen', { why: ended })} {say('words-kept')}
    </Notice>
  );
}
