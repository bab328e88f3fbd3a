// The question before an answer is sent: what it is about, the signature if one is wanted, the message, and what went wrong.
import { useLayoutEffect, useRef } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { MessageField } from './answer.tsx';
import { dollars, isZero } from './format.ts';
import type { Sender } from './panels.tsx';
import { SignatureFields } from './signature-fields.tsx';
import type { AnswerState, Intent } from './use-answer.ts';

interface ConfirmProps { readonly estimate: PublicEstimate; readonly sender: Sender; readonly answer: AnswerState }
type AskedProps = ConfirmProps & { readonly intent: Intent };

interface Wording { readonly title: string; readonly yes: string; readonly sending: string }
function wordingOf(intent: Intent, { estimateOptions, approval }: PublicEstimate): Wording {
  const hasOptions = estimateOptions.length > 0;
  if (intent.kind === 'decline') return { title: hasOptions ? 'Decline all options?' : 'Decline this estimate?', yes: 'Yes, decline', sending: 'Declining…' };
  return { title: hasOptions ? 'Approve this option?' : 'Approve this estimate?', yes: approval.signatureRequired ? 'Approve and sign' : 'Yes, approve', sending: 'Approving…' };
}

/** What is approved or declined, and what it costs. */
function Subject({ estimate, sender, intent }: Omit<AskedProps, 'answer'>) {
  const chosen = intent.kind === 'approve' ? (estimate.estimateOptions.find(({ id }) => id === intent.optionId) ?? estimate) : null;
  const showsTotal = chosen !== null || estimate.estimateOptions.length === 0;
  return (
    <>
      <div className="confirm-what">
        <p><span>{chosen !== null && 'title' in chosen ? chosen.title : estimate.projectTitle}</span>{showsTotal && <strong>{dollars((chosen ?? estimate).total)}</strong>}</p>
        {chosen !== null && !isZero(chosen.deposit) && <p className="confirm-deposit"><span>Deposit due on approval</span><strong>{dollars(chosen.deposit)}</strong></p>}
      </div>
      {chosen !== null
        ? <p>You accept the work and prices of this estimate, <span className="unbroken">{estimate.estimateNumber}</span>. {sender.name} is told at once.</p>
        : <p>We are told at once and will not start any work. You can still call us afterwards.</p>}
    </>
  );
}

function ConfirmContent({ estimate, sender, answer, intent }: AskedProps) {
  const { title, yes, sending } = wordingOf(intent, estimate);
  return (
    <>
      <h2 id="confirm-title" tabIndex={-1}>{title}</h2>
      <Subject estimate={estimate} sender={sender} intent={intent} />
      {intent.kind === 'approve' && estimate.approval.signatureRequired && <SignatureFields approval={estimate.approval} answer={answer} />}
      <MessageField id="confirm-message" rows={2} answer={answer} hint={intent.kind === 'approve' ? 'Anything we should know before we begin?' : 'May we ask why?'} />
      {answer.problem && (
        <div className="panel panel-bad" role="alert">
          <p><strong>Error</strong></p>
          <p>{answer.problem.message}</p>
          {answer.problem.advice && <p>{answer.problem.advice}</p>}
        </div>
      )}
      <div className="confirm-buttons">
        <button type="button" className={intent.kind === 'decline' ? 'button button-bad' : 'button'} onClick={answer.confirm} aria-disabled={answer.sending}>
          {answer.sending ? sending : answer.problem ? 'Try again' : yes}
        </button>
        <button type="button" className="button button-ghost" onClick={answer.cancel} aria-disabled={answer.sending}>Go back</button>
      </div>
    </>
  );
}

/** Asks once more before the answer is sent; stays open while sending and when it failed, so that nothing typed is lost. */
export function ConfirmDialog({ estimate, sender, answer }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { intent, sending, cancel } = answer;
  // A layout effect: closing gives the focus back to the button, and only then may a panel take it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (intent !== null && element && !element.open) {
      element.showModal();
      // Not on the first button, where a key held too long would answer at once.
      element.querySelector('h2')?.focus();
    }
    if (intent === null && element?.open) element.close();
  }, [intent, sending]);
  return (
    <dialog
      ref={dialog} className="confirm" aria-labelledby="confirm-title"
      onCancel={(event) => { if (sending) event.preventDefault(); }}
      // This comes late: somebody quick may have asked again already.
      onClose={() => { if (dialog.current?.open !== true) cancel(); }}
    >
      {intent !== null && <ConfirmContent estimate={estimate} sender={sender} answer={answer} intent={intent} />}
    </dialog>
  );
}
