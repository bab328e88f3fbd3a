// The state of an estimate, folded from its events.
import type { z } from 'zod';
import type { events } from './facts.ts';
import type { Offer } from './offer.ts';
import { photosIn, type EstimatePhoto } from './photo-shapes.ts';
import { refuse } from './refusals.ts';

/** The latest delayed sending, and its outcome. */
export interface HeldSending extends Omit<
  Data<'SendingHeld'>,
  'revision' | 'totalCents' | 'until'
> {
  readonly is: 'waiting' | 'taken-back' | 'dropped' | 'gone';
}

/** The state of an existing estimate; only what decisions need. */
interface EstimateBase extends Offer {
  /** The client's e-mail address; empty if none. */
  readonly to: string;
  /** The revision the client sees; an approval refers to it. */
  readonly revision: number;
  /** The highest numbers ever assigned to lines and options. */
  readonly lastLine: number;
  readonly lastOption: number;
  /** Event id of the latest failed or bounced e-mail not retried yet. */
  readonly failedEmail: string | null;
  /** All such event ids. */
  readonly failedEmails: readonly string[];
  /** One entry per question; true once answered. */
  readonly questions: readonly boolean[];
  readonly followUps: number;
  /** Null if sending was never delayed. */
  readonly held: HeldSending | null;
  readonly photos: readonly EstimatePhoto[];
  readonly withdrawn: boolean;
  readonly archived: boolean;
}
export type Estimate =
  | { readonly status: 'none' }
  | { readonly status: 'deleted' }
  | (EstimateBase & { readonly status: 'draft' | 'sent' | 'viewed' | 'declined' })
  | (EstimateBase & { readonly status: 'accepted'; readonly optionId: number | null });
export type Present = Exclude<Estimate, { status: 'none' | 'deleted' }>;

/** The estimate, if it exists; refuses otherwise. */
export const present = (state: Estimate): Present => {
  if (state.status === 'none' || state.status === 'deleted') return refuse('estimate-not-found');
  return state;
};
const withOffer = (state: Present, offer: Offer): Present => ({
  ...state,
  ...offer,
  lastLine: Math.max(
    state.lastLine,
    ...[...offer.lines, ...offer.options.flatMap(({ lines }) => lines)].map(({ id }) => id),
  ),
  lastOption: Math.max(state.lastOption, ...offer.options.map(({ id }) => id % 100)),
});
const without = ({ failedEmails }: Present, sentBy: string): readonly string[] =>
  failedEmails.filter((one) => one !== sentBy);
const withFailed = (state: Present, sentBy: string): Present => ({
  ...state,
  failedEmail: sentBy,
  failedEmails: [...without(state, sentBy), sentBy],
});
/** A missing address may have been added before sending. */
const mailedTo = (state: Estimate, { to }: { readonly to: string }): Present => ({
  ...present(state),
  to: to || present(state).to,
});
/** Records how the delayed sending ended. */
const heldIs = (state: Estimate, is: HeldSending['is']): Present => {
  const { held, ...s } = present(state);
  return { ...s, held: held && { ...held, is } };
};
/** While a sending is pending nothing else can be sent, so this e-mail is it. */
const went = (state: Estimate, e: { readonly to: string }): Present => {
  const s = mailedTo(state, e);
  return s.held?.is === 'waiting' ? heldIs(s, 'gone') : s;
};
type Data<T extends keyof typeof events> = z.infer<(typeof events)[T]>;

export const evolve = {
  EstimateDrafted: (_: Estimate, e: Data<'EstimateDrafted'>): Estimate =>
    withOffer(
      {
        ...e,
        status: 'draft',
        to: e.client.email ?? '',
        revision: 1,
        lastLine: 0,
        lastOption: 0,
        failedEmail: null,
        failedEmails: [],
        questions: [],
        followUps: 0,
        held: null,
        photos: [],
        withdrawn: false,
        archived: false,
      },
      e,
    ),
  DraftChanged: (state: Estimate, e: Data<'DraftChanged'>): Estimate => ({
    ...withOffer(present(state), e),
    to: e.client.email ?? '',
  }),
  // The client has not seen the new revision; open questions stay open.
  EstimateRevised: (state: Estimate, e: Data<'EstimateRevised'>): Estimate => ({
    ...withOffer(present(state), e),
    status: 'sent',
    revision: e.revision,
    followUps: 0,
  }),
  OptionAdded: (state: Estimate, e: Data<'OptionAdded'>): Estimate =>
    withOffer(present(state), {
      ...present(state),
      options: [...present(state).options, e.option],
      totals: e.totals,
    }),
  LineItemAdded: (
    state: Estimate,
    { line, optionId: at, optionTotals, totals }: Data<'LineItemAdded'>,
  ): Estimate => {
    const s = present(state);
    if (at === null) return withOffer(s, { ...s, lines: [...s.lines, line], totals });
    return withOffer(s, {
      ...s,
      options: s.options.map((o) =>
        o.id === at ? { ...o, lines: [...o.lines, line], totals: optionTotals ?? o.totals } : o,
      ),
      totals,
    });
  },
  SendingHeld: (
    state: Estimate,
    { revision: _, totalCents: __, until: ___, ...asked }: Data<'SendingHeld'>,
  ): Estimate => ({ ...present(state), held: { ...asked, is: 'waiting' } }),
  SendingTakenBack: (state: Estimate): Estimate => heldIs(state, 'taken-back'),
  SendingDropped: (state: Estimate): Estimate => heldIs(state, 'dropped'),
  EstimateSent: (state: Estimate, e: Data<'EstimateSent'>): Estimate => ({
    ...went(state, e),
    status: 'sent',
  }),
  EstimateResent: (state: Estimate, e: Data<'EstimateResent'>): Estimate => went(state, e),
  EstimateFollowedUp: (state: Estimate, e: Data<'EstimateFollowedUp'>): Estimate => ({
    ...present(state),
    followUps: e.count,
  }),
  EstimateEmailAccepted: (state: Estimate, e: Data<'EstimateEmailAccepted'>): Estimate => ({
    ...present(state),
    failedEmail: null,
    failedEmails: without(present(state), e.sentBy),
  }),
  EstimateEmailFailed: (state: Estimate, e: Data<'EstimateEmailFailed'>): Estimate =>
    withFailed(present(state), e.sentBy),
  EstimateEmailBounced: (state: Estimate, e: Data<'EstimateEmailBounced'>): Estimate =>
    withFailed(present(state), e.sentBy),
  EstimateEmailRetried: (state: Estimate, e: Data<'EstimateEmailRetried'>): Estimate => ({
    ...present(state),
    to: e.to || present(state).to,
    failedEmail: null,
    failedEmails: without(present(state), e.failed),
  }),
  EstimateViewed: (state: Estimate): Estimate => ({ ...present(state), status: 'viewed' }),
  QuestionAsked: (state: Estimate): Estimate => ({
    ...present(state),
    questions: [...present(state).questions, false],
  }),
  QuestionAnswered: (state: Estimate, e: Data<'QuestionAnswered'>): Estimate => ({
    ...present(state),
    questions: present(state).questions.with(e.questionId - 1, true),
  }),
  ValidUntilExtended: (state: Estimate, e: Data<'ValidUntilExtended'>): Estimate => ({
    ...present(state),
    validUntil: e.validUntil,
  }),
  EstimateWithdrawn: (state: Estimate): Estimate => ({ ...present(state), withdrawn: true }),
  EstimateReinstated: (state: Estimate): Estimate => ({ ...present(state), withdrawn: false }),
  LinkReplaced: (state: Estimate): Estimate => state,
  PhotosChosen: (state: Estimate, e: Data<'PhotosChosen'>): Estimate => ({
    ...present(state),
    photos: photosIn(e),
  }),
  EstimateApproved: (state: Estimate, e: Data<'EstimateApproved'>): Estimate => ({
    ...present(state),
    status: 'accepted',
    optionId: e.optionId,
  }),
  EstimateDeclined: (state: Estimate): Estimate => ({ ...present(state), status: 'declined' }),
  EstimateDeleted: (): Estimate => ({ status: 'deleted' }),
  EstimateArchived: (state: Estimate): Estimate => ({ ...present(state), archived: true }),
  EstimateRestored: (state: Estimate): Estimate => ({ ...present(state), archived: false }),
};
