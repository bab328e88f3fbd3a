// An estimate's outcome, as a panel above it: approved, declined, expired, withdrawn, not sent yet.
import type { ReactNode } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { calendarDay, dayOf, dollars, isZero } from './format.ts';
import { Filled, useEstimateWords, type EstimateWords } from './in-language.tsx';
import { CallUs, Panel, type Sender } from './panels.tsx';
import { PdfButton } from './pdf-button.tsx';
import { agreementIn } from './shown.ts';
import { situationOf, type Situation } from './situation.ts';

function ClientMessage({ text }: { readonly text: string }) {
  const { yourMessage } = useEstimateWords().outcome;
  return text === '' ? null : (
    <figure className="quoted">
      <figcaption>{yourMessage}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}

const on = ({ answeredAt, company }: PublicEstimate, words: EstimateWords): string =>
  answeredAt === null ? '' : words.outcome.on(dayOf(answeredAt, company.timeZone, words));

/** Where to find the approved copy; `fresh`: the client has just answered. */
function copyWords(estimate: PublicEstimate, words: EstimateWords, fresh: boolean): string {
  const { copyHere, copySent, copyWasSent } = words.outcome;
  const { clientEmail } = estimate;
  if (clientEmail === null) return copyHere;
  return fresh ? copySent(clientEmail) : copyWasSent(clientEmail, on(estimate, words));
}

interface OutcomeProps {
  readonly estimate: PublicEstimate;
  readonly sender: Sender;
  readonly focus: boolean;
  /** Opens the request form with this text. */
  readonly onRequest: (text: string) => void;
}

const RequestButton = ({
  label,
  text,
  onRequest,
}: Pick<OutcomeProps, 'onRequest'> & { readonly label: string; readonly text: string }) => (
  <button type="button" className="button" onClick={() => onRequest(text)}>
    {label}
  </button>
);

function Approved({ estimate, sender, focus }: OutcomeProps) {
  const words = useEstimateWords();
  const { outcome } = words;
  const chosen = estimate.estimateOptions.find(({ id }) => id === estimate.selectedOptionId);
  const { total, deposit } = chosen ?? estimate;
  return (
    <Panel tone="good" title={chosen ? outcome.optionApproved : outcome.approved} focus={focus}>
      <p>
        <Filled
          text={chosen ? outcome.thanksForOption : outcome.thanks}
          parts={{
            company: sender.name,
            option: <strong>{chosen?.title}</strong>,
            total: <strong>{dollars(total)}</strong>,
            on: on(estimate, words),
          }}
        />
      </p>
      <p>{copyWords(estimate, words, focus)}</p>
      <PdfButton estimate={estimate} />
      {!isZero(deposit) && (
        <p className="typed">
          <Filled
            text={outcome.depositDue}
            parts={{ deposit: <strong>{dollars(deposit)}</strong> }}
          />{' '}
          {agreementIn(estimate, words.language).depositText || words.next.payLater}
        </p>
      )}
      <ClientMessage text={estimate.clientMessage} />
    </Panel>
  );
}

function Preview({ focus }: OutcomeProps) {
  const { outcome } = useEstimateWords();
  return (
    <Panel tone="warn" title={outcome.preview} focus={focus}>
      <p>{outcome.previewText}</p>
    </Panel>
  );
}

function Expired({ estimate, sender, focus, onRequest }: OutcomeProps) {
  const words = useEstimateWords();
  const { expired, expiredText, expiredWithoutDay, askForNew, askForNewText } = words.outcome;
  return (
    <Panel tone="warn" title={expired} focus={focus}>
      <p>
        {estimate.validUntil === null
          ? expiredWithoutDay
          : expiredText(calendarDay(estimate.validUntil, words))}
      </p>
      <div className="actions">
        <RequestButton label={askForNew} text={askForNewText} onRequest={onRequest} />
        <CallUs sender={sender} />
      </div>
    </Panel>
  );
}

function Withdrawn({ sender, focus, onRequest }: OutcomeProps) {
  const { outcome } = useEstimateWords();
  return (
    <Panel tone="warn" title={outcome.withdrawn} focus={focus}>
      <p>{outcome.withdrawnText}</p>
      <div className="actions">
        <RequestButton
          label={outcome.askForNew}
          text={outcome.askForNewText}
          onRequest={onRequest}
        />
        <CallUs sender={sender} />
      </div>
    </Panel>
  );
}

function Declined({ estimate, sender, focus, onRequest }: OutcomeProps) {
  const { outcome } = useEstimateWords();
  return (
    <Panel tone="bad" title={outcome.declined} focus={focus}>
      <p>
        <Filled
          text={outcome.declinedText}
          parts={{ phone: <span className="unbroken">{sender.phone}</span> }}
        />
      </p>
      <ClientMessage text={estimate.clientMessage} />
      <div className="actions">
        <RequestButton
          label={outcome.changedMind}
          text={outcome.changedMindText}
          onRequest={onRequest}
        />
      </div>
    </Panel>
  );
}

const outcomes: Readonly<Record<Situation, (props: OutcomeProps) => ReactNode>> = {
  open: () => null,
  preview: Preview,
  expired: Expired,
  withdrawn: Withdrawn,
  approved: Approved,
  declined: Declined,
};

export function OutcomePanel(props: OutcomeProps) {
  const Outcome = outcomes[situationOf(props.estimate)];
  return <Outcome {...props} />;
}
