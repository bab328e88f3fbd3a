// What happened, once for everybody who tells it: by event, what its sentence fills in.
import type { EstimateEvent, Evidence } from '@purlin/domain/estimates/facts.ts';
import type { Offer } from '@purlin/domain/estimates/offer.ts';
import type { LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { Values } from '../parameters.ts';

interface Happened {
  readonly type: string;
  readonly data: unknown;
}
/** Every event of a decider needs its values; the compiler demands each. */
type ValuesByEvent<E extends Happened> = {
  readonly [T in E['type']]: (data: Extract<E, { type: T }>['data']) => Values;
};
const valuesOf =
  <E extends Happened>() =>
  <const V extends ValuesByEvent<E>>(values: V): V =>
    values;

const yes = (is: unknown): 'yes' | 'no' => (is ? 'yes' : 'no');
const offered = ({ options, lines, totals: { totalCents } }: Offer) => ({
  kind: options.length > 0 ? ('options' as const) : ('lines' as const),
  count: options.length > 0 ? options.length : lines.length,
  totalCents,
});
/** How an answer reached us; `unknown` where nobody wrote it down. */
const answered = (evidence: Evidence | null) => ({
  how: evidence?.how ?? ('unknown' as const),
  signed: yes(evidence?.name),
  name: evidence?.name ?? '',
  because: yes(evidence?.reason),
  reason: evidence?.reason ?? '',
});
const nothing = () => ({});

export const estimateValues = valuesOf<EstimateEvent>()({
  EstimateDrafted: (e) => ({
    copied: yes(e.duplicateOf !== null),
    from: e.duplicateOf ?? 0,
    client: e.client.name,
    project: e.projectTitle,
  }),
  DraftChanged: offered,
  EstimateRevised: (e) => ({ ...offered(e), version: e.revision }),
  OptionAdded: (e) => ({ option: e.option.title }),
  LineItemAdded: (e) => ({
    line: e.line.description,
    lineCents: e.line.totalCents,
    totalCents: e.totals.totalCents,
  }),
  EstimateSent: (e) => ({ to: e.to, totalCents: e.totalCents }),
  EstimateResent: (e) => ({ to: e.to }),
  EstimateFollowedUp: (e) => ({ to: e.to, count: e.count }),
  EstimateEmailAccepted: (e) => ({ answer: e.answer }),
  EstimateEmailFailed: (e) => ({ reason: e.reason }),
  EstimateEmailBounced: (e) => ({ reason: e.reason }),
  EstimateEmailRetried: nothing,
  EstimateViewed: nothing,
  QuestionAsked: (e) => ({ kind: e.kind, text: e.text }),
  QuestionAnswered: (e) => ({ to: e.to, text: e.text }),
  ValidUntilExtended: (e) => ({ validUntil: e.validUntil }),
  EstimateWithdrawn: (e) => ({ because: yes(e.reason), reason: e.reason }),
  EstimateReinstated: nothing,
  LinkReplaced: nothing,
  EstimateApproved: (e) => ({ ...answered(e.evidence), totalCents: e.totalCents }),
  EstimateDeclined: (e) => answered(e.evidence),
  EstimateDeleted: nothing,
  EstimateArchived: nothing,
  EstimateRestored: nothing,
});

export const leadValues = valuesOf<LeadEvent>()({
  LeadReceived: (e) => ({ kind: e.kind }),
  // Who it is, is known where it is told.
  LeadAssigned: (e) => ({ assigned: yes(e.userId !== null), user: e.userId ?? 0 }),
  LeadStatusChanged: (e) => ({ status: e.status }),
  LeadNoteAdded: nothing,
  LeadReplied: (e) => ({ subject: e.subject }),
  LeadEmailAccepted: (e) => ({ email: e.email }),
  LeadEmailFailed: (e) => ({ email: e.email }),
  LeadEmailRetried: (e) => ({ email: e.email }),
  LeadBecameClient: (e) => ({
    with: e.estimateId === null ? ('client' as const) : ('estimate' as const),
  }),
});

type All = typeof estimateValues & typeof leadValues;
/** By event, the values of its sentence. */
export type StoryValues = { readonly [T in keyof All]: ReturnType<All[T]> };
