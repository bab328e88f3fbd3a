// Rules for delayed sending: it is sent after the delay unless undone, or unless the estimate
// changed. Both are decided in the stream, so they can't race.
import type { Meta } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { DroppedBecause, EstimateEvent } from './facts.ts';
import { refuse } from './refusals.ts';
import type { Rules } from './rules.ts';
import { addressOf, gone } from './sending.ts';
import { present, type Estimate, type HeldSending } from './state.ts';

/** The pending delayed sending, if any. */
function waitingIn(state: Estimate): HeldSending | undefined {
  const held = 'held' in state ? state.held : null;
  return held?.is === 'waiting' ? held : undefined;
}

/**
 * Reasons that no estimate event reports: time passed, or the company's license number was removed.
 */
const REFUSED: Readonly<Record<string, DroppedBecause>> = {
  'estimate-expired': 'expired',
  'ccb-number-missing': 'licence',
};
const dropped = (sending: number, why: DroppedBecause): EstimateEvent => ({
  type: 'SendingDropped',
  data: { sending, why },
});

/** Delay, undo and complete a sending. */
export const holding: Rules<'HoldSending' | 'SendHeld' | 'TakeBackSending' | 'DropSending'> = {
  // Refuses right away anything that would be refused later.
  HoldSending: ({ ccbNumber, email, seconds, ...mail }, state, { now, today }) => {
    const s = present(state);
    const to = addressOf(s, { ccbNumber, email });
    if (waitingIn(s)) return refuse('sending-waits');
    gone(s, { to, ...mail }, today);
    return [
      {
        type: 'SendingHeld',
        data: {
          to,
          ...mail,
          sending: (s.held?.sending ?? 0) + 1,
          revision: s.revision,
          totalCents: s.totals.totalCents,
          until: new Date(Date.parse(now) + seconds * 1000).toISOString(),
        },
      },
    ];
  },
  // Called by a worker, so a sending that is no longer pending is ignored, not refused.
  SendHeld: ({ sending, ccbNumber }, state, { today }) => {
    const held = waitingIn(state);
    if (held?.sending !== sending) return [];
    const { to, subject, message, language } = held;
    try {
      const s = present(state);
      addressOf(s, { ccbNumber, email: to });
      return [gone(s, { to, subject, message, language }, today)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [dropped(sending, REFUSED[error.code] ?? 'changed')];
    }
  },
  TakeBackSending: ({ sending }, state) => {
    const { held } = present(state);
    if (held?.sending !== sending || held.is === 'gone') return refuse('sending-gone');
    return held.is === 'waiting' ? [{ type: 'SendingTakenBack', data: { sending } }] : [];
  },
  DropSending: ({ sending }, state) =>
    waitingIn(state)?.sending === sending ? [dropped(sending, 'failed')] : [],
};

/** Events after which the estimate is not what the user saw. */
const CHANGES: { readonly [T in EstimateEvent['type']]?: DroppedBecause } = {
  DraftChanged: 'changed',
  EstimateRevised: 'changed',
  OptionAdded: 'changed',
  LineItemAdded: 'changed',
  PhotosChosen: 'changed',
  ValidUntilExtended: 'changed',
  EstimateWithdrawn: 'withdrawn',
  EstimateArchived: 'archived',
  EstimateDeleted: 'deleted',
  EstimateApproved: 'answered',
  EstimateDeclined: 'answered',
};
const changeIn = (event: EstimateEvent): DroppedBecause | undefined =>
  // It would go to the corrected address.
  event.type === 'EstimateEmailRetried' && event.data.to !== '' ? 'changed' : CHANGES[event.type];

type Rule = (command: never, state: Estimate, meta: Meta) => readonly EstimateEvent[];

/**
 * Wraps rules so that events that change the estimate cancel a pending sending in the same append.
 */
export const fallsWithChanges = <R extends Readonly<Record<string, Rule>>>(rules: R): R =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]): [string, Rule] => [
      name,
      (command, state, meta) => {
        const events = rule(command, state, meta);
        const held = waitingIn(state);
        const why = held && events.map(changeIn).findLast((each) => each !== undefined);
        return held && why ? [dropped(held.sending, why), ...events] : events;
      },
    ]),
  ) as unknown as R;
