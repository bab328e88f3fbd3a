// Where the client answers: the message form, and the sticky bar with the total or the packages.
import type { EstimateOption, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { dollars, isZero } from './format.ts';
import { useEstimateWords } from './in-language.tsx';
import { ApproveOption } from './option-head.tsx';
import { mayApprove, mayDecline, situationOf } from './situation.ts';
import type { AnswerState } from './use-answer.ts';

/** The maximum length the server accepts (estimate.ts, Message). */
const LONGEST_MESSAGE = 4000;

interface AnswerProps {
  readonly estimate: PublicEstimate;
  readonly answer: AnswerState;
  /** Opens the request form with this text. */
  readonly onRequest: (text: string) => void;
}

interface MessageFieldProps {
  readonly id: string;
  readonly hint: string;
  readonly rows: number;
  readonly answer: AnswerState;
}

export const MessageField = ({ id, hint, rows, answer }: MessageFieldProps) => (
  <div className="entry">
    <label htmlFor={id}>{useEstimateWords().answer.message}</label>
    <textarea
      id={id}
      rows={rows}
      maxLength={LONGEST_MESSAGE}
      value={answer.message}
      onChange={(event) => answer.setMessage(event.target.value)}
      aria-describedby={`${id}-hint`}
    />
    <p id={`${id}-hint`} className="entry-hint">
      {hint}
    </p>
  </div>
);

/** The main button: approve, or request a new estimate if this one has expired. */
function LeadingButton({ estimate, answer, onRequest }: AnswerProps) {
  const { answer: words, outcome } = useEstimateWords();
  const open = mayApprove(situationOf(estimate));
  return (
    <button
      type="button"
      className="button"
      onClick={() =>
        open ? answer.ask({ kind: 'approve', optionId: null }) : onRequest(outcome.askForNewText)
      }
    >
      {open ? words.approve : outcome.askForNew}
    </button>
  );
}

function PriceBar(props: AnswerProps) {
  const { estimate, answer } = props;
  const { answer: words, totals } = useEstimateWords();
  return (
    <div className="answer-bar">
      <p className="answer-total">
        <span>{totals.total}</span> <strong>{dollars(estimate.total)}</strong>
      </p>
      {!isZero(estimate.deposit) && mayApprove(situationOf(estimate)) && (
        <p className="answer-deposit">
          <span>{totals.deposit}</span> <strong>{dollars(estimate.deposit)}</strong>
        </p>
      )}
      <div className="answer-buttons">
        <LeadingButton {...props} />
        <button
          type="button"
          className="button button-ghost"
          onClick={() => answer.ask({ kind: 'decline' })}
        >
          {words.decline}
        </button>
      </div>
    </div>
  );
}

/** The chosen package, in a sticky bar while the table's head is out of view. */
function PackageBar({
  estimate,
  answer,
  chosen,
  onRequest,
}: AnswerProps & { readonly chosen: EstimateOption }) {
  const { totals } = useEstimateWords();
  if (!mayApprove(situationOf(estimate)))
    return (
      <div className="answer-bar package-bar package-bar-alone">
        <LeadingButton estimate={estimate} answer={answer} onRequest={onRequest} />
      </div>
    );
  return (
    <div className="answer-bar package-bar">
      <p>
        <span className="package-bar-name">{chosen.title}</span>{' '}
        <strong>{dollars(chosen.total)}</strong>
        {!isZero(chosen.deposit) && (
          <small>
            {totals.depositShort} {dollars(chosen.deposit)}
          </small>
        )}
      </p>
      <ApproveOption
        option={chosen}
        primary
        onAsk={() => answer.ask({ kind: 'approve', optionId: chosen.id })}
      />
    </div>
  );
}

/** `chosen`: the option, if the estimate has options. */
export function AnswerSection({
  chosen,
  ...props
}: AnswerProps & { readonly chosen: EstimateOption | undefined }) {
  const { estimate, answer } = props;
  const words = useEstimateWords().answer;
  if (!mayDecline(situationOf(estimate))) return null;
  return (
    <section className="answer" aria-label={words.label}>
      <div className="answer-message">
        <MessageField id="client-message" rows={3} answer={answer} hint={words.messageHint} />
        {chosen && (
          <button
            type="button"
            className="button button-ghost answer-decline-all"
            onClick={() => answer.ask({ kind: 'decline' })}
          >
            {words.declineAll}
          </button>
        )}
      </div>
      {chosen ? <PackageBar {...props} chosen={chosen} /> : <PriceBar {...props} />}
    </section>
  );
}
