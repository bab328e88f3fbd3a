// The confirmation before an answer is sent: its subject, the signature if required, the message,
// and errors.
import { useLayoutEffect, useRef } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { MessageField } from './answer.tsx';
import { dollars, isZero } from './format.ts';
import { Filled, useEstimateWords, type EstimateWords } from './in-language.tsx';
import type { Sender } from './panels.tsx';
import { SignatureFields } from './signature-fields.tsx';
import type { AnswerState, Intent } from './use-answer.ts';
import { useBack } from './use-back.ts';

interface ConfirmProps {
  readonly estimate: PublicEstimate;
  readonly sender: Sender;
  readonly answer: AnswerState;
}
type AskedProps = ConfirmProps & { readonly intent: Intent };

interface Wording {
  readonly title: string;
  readonly yes: string;
  readonly sending: string;
}
function wordingOf(
  intent: Intent,
  { estimateOptions, approval }: PublicEstimate,
  words: EstimateWords['confirm'],
): Wording {
  const hasOptions = estimateOptions.length > 0;
  if (intent.kind === 'decline')
    return {
      title: hasOptions ? words.declineAllTitle : words.declineTitle,
      yes: words.decline,
      sending: words.declining,
    };
  return {
    title: hasOptions ? words.approveOptionTitle : words.approveTitle,
    yes: approval.signatureRequired ? words.sign : words.approve,
    sending: words.approving,
  };
}

/** What is approved or declined, and its price. */
function Subject({ estimate, sender, intent }: Omit<AskedProps, 'answer'>) {
  const { confirm, totals } = useEstimateWords();
  const chosen =
    intent.kind === 'approve'
      ? (estimate.estimateOptions.find(({ id }) => id === intent.optionId) ?? estimate)
      : null;
  const showsTotal = chosen !== null || estimate.estimateOptions.length === 0;
  return (
    <>
      <div className="confirm-what">
        <p>
          <span>{chosen !== null && 'title' in chosen ? chosen.title : estimate.projectTitle}</span>
          {showsTotal && <strong>{dollars((chosen ?? estimate).total)}</strong>}
        </p>
        {chosen !== null && !isZero(chosen.deposit) && (
          <p className="confirm-deposit">
            <span>{totals.deposit}</span>
            <strong>{dollars(chosen.deposit)}</strong>
          </p>
        )}
      </div>
      {chosen !== null ? (
        <p>
          <Filled
            text={confirm.approveText}
            parts={{
              number: <span className="unbroken">{estimate.estimateNumber}</span>,
              company: sender.name,
            }}
          />
        </p>
      ) : (
        <p>{confirm.declineText}</p>
      )}
    </>
  );
}

function ConfirmContent({ estimate, sender, answer, intent }: AskedProps) {
  const { confirm, tryAgain } = useEstimateWords();
  const { title, yes, sending } = wordingOf(intent, estimate, confirm);
  return (
    <>
      <h2 id="confirm-title" tabIndex={-1}>
        {title}
      </h2>
      <Subject estimate={estimate} sender={sender} intent={intent} />
      {intent.kind === 'approve' && estimate.approval.signatureRequired && (
        <SignatureFields estimate={estimate} answer={answer} />
      )}
      <MessageField
        id="confirm-message"
        rows={2}
        answer={answer}
        hint={intent.kind === 'approve' ? confirm.approveHint : confirm.declineHint}
      />
      {answer.problem && (
        <div className="panel panel-bad" role="alert">
          <p>
            <strong>{confirm.error}</strong>
          </p>
          <p>{answer.problem.message}</p>
          {answer.problem.advice && <p>{answer.problem.advice}</p>}
        </div>
      )}
      <div className="confirm-buttons">
        <button
          type="button"
          className={intent.kind === 'decline' ? 'button button-bad' : 'button'}
          onClick={answer.confirm}
          aria-disabled={answer.sending}
        >
          {answer.sending ? sending : answer.problem ? tryAgain : yes}
        </button>
        <button
          type="button"
          className="button button-ghost"
          onClick={answer.cancel}
          aria-disabled={answer.sending}
        >
          {confirm.back}
        </button>
      </div>
    </>
  );
}

/**
 * Asks for confirmation. Stays open while sending and after a failure, so that nothing typed is
 * lost.
 */
export function ConfirmDialog({ estimate, sender, answer }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { intent, sending, cancel } = answer;
  useBack(intent !== null, () => {
    cancel();
    return !sending;
  });
  // A layout effect: closing restores the focus to the button, and only then may a panel take it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (intent !== null && element && !element.open) {
      element.showModal();
      // Not the first button, because a key held down too long would activate it at once.
      element.querySelector('h2')?.focus();
    }
    if (intent === null && element?.open) element.close();
  }, [intent, sending]);
  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby="confirm-title"
      onCancel={(event) => {
        if (sending) event.preventDefault();
      }}
      // This event fires late: the client may have opened the dialog again already.
      onClose={() => {
        if (dialog.current?.open !== true) cancel();
      }}
    >
      {intent !== null && (
        <ConfirmContent estimate={estimate} sender={sender} answer={answer} intent={intent} />
      )}
    </dialog>
  );
}
