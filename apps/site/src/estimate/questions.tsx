// The client's questions and requests with our answers, as a conversation, and the form for the
// next one.
import { useEffect, useRef } from 'react';
import type { PublicEstimate, Question } from '@purlin/contracts/estimate-shapes.ts';
import { dayOf } from './format.ts';
import { useEstimateWords, type EstimateWords } from './in-language.tsx';
import type { Sender } from './panels.tsx';
import { mayAsk, situationOf, type Situation } from './situation.ts';
import type { Asking } from './use-questions.ts';

const LONGEST_TEXT = 4000;
type Kind = Question['kind'];

function Said({
  question,
  timeZone,
  sender,
}: {
  readonly question: Question;
  readonly timeZone: string;
  readonly sender: Sender;
}) {
  const words = useEstimateWords();
  return (
    <li>
      <figure className="said said-by-client">
        <figcaption>
          {words.questions[question.kind].said} · {dayOf(question.askedAt, timeZone, words)}
        </figcaption>
        <blockquote>{question.text}</blockquote>
      </figure>
      {question.answer === null ? (
        <p className="said-waiting">{words.questions.waiting}</p>
      ) : (
        <figure className="said said-by-us">
          <figcaption>
            {words.questions.answered(sender.name)}
            {question.answeredAt !== null && ` · ${dayOf(question.answeredAt, timeZone, words)}`}
          </figcaption>
          <blockquote>{question.answer}</blockquote>
        </figure>
      )}
    </li>
  );
}

/** The purpose of a request if nothing can be changed any more; null if it is for changes. */
const requestOf = (situation: Situation): 'anew' | 'declined' | null =>
  situation === 'declined'
    ? 'declined'
    : situation === 'expired' || situation === 'withdrawn'
      ? 'anew'
      : null;

/** A request is for changes, for new prices, or to reopen a declined estimate. */
function useFormWords(kind: Kind, situation: Situation) {
  const { questions } = useEstimateWords();
  const about = requestOf(situation);
  return kind === 'change_request' && about !== null
    ? { ...questions[kind], ...questions[about] }
    : questions[kind];
}

function AskForm({
  kind,
  asking,
  situation,
}: {
  readonly kind: Kind;
  readonly asking: Asking;
  readonly situation: Situation;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { questions: words } = useEstimateWords();
  const { label, hint, send } = useFormWords(kind, situation);
  useEffect(() => field.current?.focus(), [kind]);
  return (
    <form
      className="ask-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        asking.send();
      }}
    >
      <div className="entry">
        <label htmlFor="question-text">{label}</label>
        <textarea
          ref={field}
          id="question-text"
          rows={4}
          maxLength={LONGEST_TEXT}
          value={asking.text}
          onChange={(event) => asking.setText(event.target.value)}
          aria-invalid={asking.problem !== null}
          aria-describedby="question-hint question-problem"
        />
        <p id="question-hint" className="entry-hint">
          {hint}
        </p>
        <p id="question-problem" className="entry-problem" role="alert">
          {asking.problem}
        </p>
      </div>
      <div className="actions">
        <button type="submit" className="button" aria-disabled={asking.sending}>
          {asking.sending ? words.sending : send}
        </button>
        <button
          type="button"
          className="button button-ghost"
          onClick={asking.close}
          aria-disabled={asking.sending}
        >
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

function Conversation({
  questions,
  timeZone,
  sender,
}: {
  readonly questions: readonly Question[];
  readonly timeZone: string;
  readonly sender: Sender;
}) {
  if (questions.length === 0) return null;
  return (
    <ol className="conversation">
      {questions.map((question) => (
        <Said key={question.id} question={question} timeZone={timeZone} sender={sender} />
      ))}
    </ol>
  );
}

/** A form that is not for a question has a heading. */
function headingOf(
  estimate: PublicEstimate,
  kind: Kind | null,
  words: EstimateWords['questions'],
): string {
  const about = requestOf(situationOf(estimate));
  if (kind === 'change_request')
    return about === null ? words.change_request.open : words[about].title;
  return estimate.questions.length === 0 ? words.none : words.some;
}

export function Questions({
  estimate,
  sender,
  asking,
}: {
  readonly estimate: PublicEstimate;
  readonly sender: Sender;
  readonly asking: Asking;
}) {
  const { questions: words } = useEstimateWords();
  const status = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { kind, sent } = asking;
  const wasOpen = useRef(false);
  // When the form disappears, the focus would be lost, so move it.
  useEffect(() => {
    if (sent !== null) status.current?.focus();
    else if (wasOpen.current && kind === null) opener.current?.focus();
    wasOpen.current = kind !== null;
  }, [kind, sent]);
  const situation = situationOf(estimate);
  if (!mayAsk(situation) && estimate.questions.length === 0) return null;
  // Changes can be requested only while there is something to change.
  const kinds: readonly Kind[] =
    situation === 'open' || situation === 'expired' ? ['question', 'change_request'] : ['question'];
  return (
    <section className="letter questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{headingOf(estimate, kind, words)}</h2>
      <Conversation
        questions={estimate.questions}
        timeZone={estimate.company.timeZone}
        sender={sender}
      />
      {sent !== null && (
        <p ref={status} className="panel panel-good" tabIndex={-1} role="status">
          {words[sent].sent} {words.sentAdvice}
        </p>
      )}
      {mayAsk(situation) &&
        (kind === null ? (
          <div className="actions">
            {kinds.map((each, n) => (
              <button
                key={each}
                ref={n === 0 ? opener : null}
                type="button"
                className="button button-ghost"
                onClick={() => asking.open(each)}
              >
                {words[each].open}
              </button>
            ))}
          </div>
        ) : (
          <AskForm kind={kind} asking={asking} situation={situation} />
        ))}
    </section>
  );
}
