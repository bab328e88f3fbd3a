// Rules for clients' answers to an estimate: view, ask, approve, decline.
import { isUser } from '@purlin/event-sourcing/actors.ts';
import type { Ask } from './commands.ts';
import { refuse } from './refusals.ts';
import { past, type Rules, worthSomething } from './rules.ts';
import { present, type Estimate, type Present } from './state.ts';

/** The estimate, which must have been sent; refuses drafts. */
function sentOnce(state: Estimate): Present {
  const s = present(state);
  return s.status === 'draft' ? refuse('estimate-not-sent', { asked: 'answer' }) : s;
}

/**
 * The estimate, which must be answerable: sent, not withdrawn, and unchanged since the client saw
 * it.
 */
function answerable(state: Estimate, seen: readonly (number | null)[]): Present {
  const s = sentOnce(state);
  if (s.withdrawn) return refuse('estimate-withdrawn', { asked: 'answer' });
  if (seen.some((revision) => revision !== null && revision !== s.revision))
    return refuse('estimate-changed');
  return s;
}

function approved(
  state: Estimate,
  c: Pick<
    Ask<'ApproveEstimate'>,
    | 'optionId'
    | 'revision'
    | 'documentRevision'
    | 'clientMessage'
    | 'evidence'
    | 'leadId'
    | 'language'
  >,
  today: string,
) {
  if (state.status === 'accepted')
    return state.optionId === c.optionId
      ? []
      : refuse('already-answered', { asked: 'approve', answer: state.status });
  if (state.status === 'declined')
    return refuse('already-answered', { asked: 'approve', answer: state.status });
  const s = answerable(state, [c.revision, c.documentRevision]);
  if (past(s.validUntil, today))
    return refuse('estimate-expired', { asked: 'answer', validUntil: s.validUntil });
  const chosen = s.options.find(({ id }) => id === c.optionId);
  if (c.optionId !== null && !chosen) return refuse('option-unknown');
  if (s.estimateType === 'multi_option' && !chosen) return refuse('option-missing');
  worthSomething(chosen ?? s, 'approve');
  return [
    {
      type: 'EstimateApproved' as const,
      data: {
        optionId: c.optionId,
        revision: s.revision,
        totalCents: (chosen ?? s).totals.totalCents,
        clientMessage: c.clientMessage,
        evidence: c.evidence,
        leadId: c.leadId ?? null,
        to: s.to,
        language: c.language,
      },
    },
  ];
}

/** A name has at least one letter. */
const isName = (text: string): boolean => /\p{L}/u.test(text);

/** The client's commands; an estimate is answered once. */
export const answering: Rules<
  | 'ViewEstimate'
  | 'AskQuestion'
  | 'AnswerQuestion'
  | 'ApproveEstimate'
  | 'RecordApproval'
  | 'DeclineEstimate'
> = {
  // Staff opening the client's page don't count as the client viewing it.
  ViewEstimate: (_, state, { by }) => {
    const s = present(state);
    return s.status === 'sent' && !s.withdrawn && !isUser(by)
      ? [{ type: 'EstimateViewed', data: {} }]
      : [];
  },
  // Questions are allowed on withdrawn estimates, too.
  AskQuestion: ({ kind, text }, state) => {
    const s = sentOnce(state);
    if (s.questions.filter((answered) => !answered).length >= 20)
      return refuse('too-many-questions');
    return [{ type: 'QuestionAsked', data: { questionId: s.questions.length + 1, kind, text } }];
  },
  AnswerQuestion: ({ questionId, text, language }, state) => {
    const s = present(state);
    const answered = s.questions[questionId - 1];
    if (answered === undefined) return refuse('question-unknown');
    return answered
      ? refuse('question-answered')
      : [{ type: 'QuestionAnswered', data: { questionId, to: s.to, text, language } }];
  },
  ApproveEstimate: ({ signatureRequired, terms, ...c }, state, { today }) => {
    const decided = approved(state, c, today);
    if (decided.length === 0) return decided;
    // An approval is binding only for the terms the client was shown.
    if (terms && terms.shown !== 0 && terms.shown !== terms.now) return refuse('terms-changed');
    const unsigned =
      signatureRequired &&
      c.evidence?.how === 'page' &&
      (!isName(c.evidence.name) || c.evidence.consentVersion === 0);
    return unsigned ? refuse('signature-missing') : decided;
  },
  RecordApproval: (c, state, { today }) => approved(state, { ...c, revision: null }, today),
  DeclineEstimate: ({ revision, clientMessage, evidence, documentRevision }, state) => {
    if (state.status === 'declined') return [];
    if (state.status === 'accepted')
      return refuse('already-answered', { asked: 'decline', answer: state.status });
    return [
      {
        type: 'EstimateDeclined',
        data: {
          revision: answerable(state, [revision, documentRevision]).revision,
          clientMessage,
          evidence,
        },
      },
    ];
  },
};
