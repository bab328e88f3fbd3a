// Whether an answer's fingerprint is that of the document that its history says was answered: the
// text is made again, in the format of then, from the events up to the answer.
import { fold, type Message } from '@purlin/event-sourcing/decider.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { headlineTotals } from '@purlin/domain/estimates/offer.ts';
import { present } from '@purlin/domain/estimates/state.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { FORGOTTEN } from '../platform/core/history/personal-data.ts';
import { fingerprintOf, type Consent } from './canonical-document.ts';

type Answered = Extract<EstimateEvent, { type: 'EstimateApproved' | 'EstimateDeclined' }>;

/**
 * `unproven`: the first answers were kept without a fingerprint. `forgotten`: the client's data was
 * erased on their wish, and the text with it.
 */
export type AnswerVerdict = 'agrees' | 'differs' | 'unproven' | 'forgotten';

const isAnswer = (event: Message): event is Answered =>
  event.type === 'EstimateApproved' || event.type === 'EstimateDeclined';

/** The verdict on each answer in an estimate's history, oldest first. */
export async function auditAnswers(
  id: number,
  history: readonly Message[],
  consentOf: (shown: {
    readonly version: number;
    readonly language: Language;
  }) => Promise<Consent | null>,
): Promise<readonly AnswerVerdict[]> {
  const verdicts: AnswerVerdict[] = [];
  for (const [place, event] of history.entries()) {
    if (!isAnswer(event)) continue;
    const { evidence } = event.data;
    if (evidence === null || evidence.documentSha256 === '') verdicts.push('unproven');
    else {
      const document = documentBefore(id, history.slice(0, place));
      const consent = await consentOf({
        version: evidence.consentVersion,
        language: evidence.language,
      });
      verdicts.push(
        document.clientName === FORGOTTEN
          ? 'forgotten'
          : fingerprintOf(document, consent, evidence.documentFormat).documentSha256 ===
              evidence.documentSha256
            ? 'agrees'
            : 'differs',
      );
    }
  }
  return verdicts;
}

/** What was offered, and to whom, after these events. */
function documentBefore(id: number, history: readonly Message[]) {
  const offer = present(fold(estimate, history));
  const written = (history as readonly EstimateEvent[]).findLast(
    (event) => event.type === 'EstimateDrafted' || event.type === 'DraftChanged',
  );
  return {
    ...offer,
    id,
    clientName: written?.data.client.name ?? '',
    // Where it was sent at last: an address may have been corrected since it was written.
    clientEmail: offer.to || null,
    offered: headlineTotals(offer.options, offer.lines, offer),
  };
}
