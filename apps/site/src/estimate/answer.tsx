// Where the client answers: the message box, the bar with total and buttons, and the question before the answer is sent.
import { useLayoutEffect, useRef } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { dollars } from './format.ts';
import type { Sender } from './panels.tsx';
import { mayApprove, mayDecline, situationOf } from './situation.ts';
import type { AnswerState, Question } from './use-answer.ts';

/** As long as the server takes (estimate.ts, Answer). */
const LONGEST_MESSAGE = 4000;

export function AnswerSection({ estimate, answer }: { readonly estimate: PublicEstimate; readonly answer: AnswerState }) {
  const situation = situationOf(estimate);
  if (!mayDecline(situation)) return null;
  return (
    <section className="answer" aria-label="Your answer">
      <div className="answer-message">
        <label htmlFor="client-message">Message (optional)</label>
        <textarea id="client-message" rows={3} maxLength={LONGEST_MESSAGE} value={answer.message} onChange={(event) => answer.setMessage(event.target.value)} aria-describedby="client-message-hint" />
        <p id="client-message-hint">A question, a wish or a reason. It is sent together with your answer.</p>
      </div>
      <div className="answer-bar">
        <p className="answer-total"><span>Total</span> <strong>{dollars(estimate.total)}</strong></p>
        <div className="answer-buttons">
          {mayApprove(situation) && <button type="button" className="button" onClick={() => answer.ask('approve')}>Approve Estimate</button>}
          <button type="button" className="button button-ghost" onClick={() => answer.ask('decline')}>Decline</button>
        </div>
      </div>
    </section>
  );
}

const words: Readonly<Record<Question, { readonly title: string; readonly yes: string; readonly sending: string }>> = {
  approve: { title: 'Approve this estimate?', yes: 'Yes, approve', sending: 'Approving…' },
  decline: { title: 'Decline this estimate?', yes: 'Yes, decline', sending: 'Declining…' },
};

interface ConfirmProps { readonly estimate: PublicEstimate; readonly sender: Sender; readonly answer: AnswerState; readonly question: Question }

function ConfirmContent({ estimate, sender, answer, question }: ConfirmProps) {
  const { title, yes, sending } = words[question];
  return (
    <>
      <h2 id="confirm-title" tabIndex={-1}>{title}</h2>
      <p className="confirm-what"><span>{estimate.projectTitle}</span> <strong>{dollars(estimate.total)}</strong></p>
      {question === 'approve'
        ? <p>You accept the work and prices of this estimate, <span className="unbroken">{estimate.estimateNumber}</span>. {sender.name} is told at once.</p>
        : <p>We are told at once and will not start any work. You can still call us afterwards.</p>}
      {answer.message.trim() !== '' && <figure className="quoted"><figcaption>Your message</figcaption><blockquote>{answer.message.trim()}</blockquote></figure>}
      {answer.problem && (
        <div className="panel panel-bad" role="alert">
          <p><strong>Error</strong></p>
          <p>{answer.problem.message}</p>
          {answer.problem.advice && <p>{answer.problem.advice}</p>}
        </div>
      )}
      <div className="confirm-buttons">
        <button type="button" className={question === 'decline' ? 'button button-bad' : 'button'} onClick={answer.confirm} aria-disabled={answer.sending}>
          {answer.sending ? sending : answer.problem ? 'Try again' : yes}
        </button>
        <button type="button" className="button button-ghost" onClick={answer.cancel} aria-disabled={answer.sending}>Go back</button>
      </div>
    </>
  );
}

/** Asks once more before the answer is sent; stays open while sending and when it failed, so that nothing typed is lost. */
export function ConfirmDialog({ estimate, sender, answer }: Omit<ConfirmProps, 'question'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { question, sending, cancel } = answer;
  // A layout effect: closing gives the focus back to the button, and only then may a panel take it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (question !== null && element && !element.open) {
      element.showModal();
      // Not on the first button, where a key held too long would answer at once.
      element.querySelector('h2')?.focus();
    }
    if (question === null && element?.open) element.close();
  }, [question, sending]);
  return (
    <dialog
      ref={dialog} className="confirm" aria-labelledby="confirm-title"
      onCancel={(event) => { if (sending) event.preventDefault(); }}
      onClose={cancel}
    >
      {question !== null && <ConfirmContent estimate={estimate} sender={sender} answer={answer} question={question} />}
    </dialog>
  );
}
