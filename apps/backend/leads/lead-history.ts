// What happened to a lead, for people: who did what, when, and how its e-mails fared.
import type { EmailState, LeadMoment } from '@purlin/contracts/lead-shapes.ts';
import { lead } from '@purlin/domain/leads/lead.ts';
import type { LeadEmail } from '@purlin/domain/leads/choices.ts';
import { actorName } from '@purlin/words/answers.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { tell } from '@purlin/words/story.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import type { PastOf } from '../platform/core/history/history.ts';
import type { Services } from '../platform/core/room.ts';

type State = Exclude<EmailState, 'none'>;
interface EmailOutcome {
  readonly state: State;
  readonly problem: string | null;
}
type LeadPast = PastOf<typeof lead>;
const keyOf = ({ email, sentBy }: { readonly email: LeadEmail; readonly sentBy: string }): string =>
  `${email}/${sentBy}`;

/** What somebody wrote with it, in their own words. */
function messageOf(event: LeadPast): string {
  switch (event.type) {
    case 'LeadReceived':
    case 'LeadReplied':
      return event.data.message;
    case 'LeadNoteAdded':
      return event.data.text;
    case 'LeadStatusChanged':
    case 'LeadEmailFailed':
      return event.data.reason;
    default:
      return '';
  }
}

/** How an e-mail that stands with this event fared; a reply stands with itself. */
function emailOf(
  event: LeadPast,
  outcomes: ReadonlyMap<string, EmailOutcome>,
): LeadMoment['email'] {
  if (event.type === 'LeadReplied') {
    const about = { email: 'reply' as const, sentBy: event.eventId };
    return { ...about, ...(outcomes.get(keyOf(about)) ?? { state: 'queued', problem: null }) };
  }
  if (event.type !== 'LeadEmailFailed') return null;
  const { email, sentBy } = event.data;
  const outcome = outcomes.get(keyOf(event.data));
  return outcome?.state === 'failed' ? { email, sentBy, ...outcome } : null;
}

/** How a reply fared is told with the reply itself. */
const isTold = ({ type, data }: LeadPast): boolean =>
  !((type === 'LeadEmailAccepted' || type === 'LeadEmailFailed') && data.email === 'reply');

function outcomesIn(events: readonly LeadPast[]): ReadonlyMap<string, EmailOutcome> {
  const outcomes = new Map<string, EmailOutcome>();
  for (const { type, data } of events) {
    if (type === 'LeadEmailAccepted')
      outcomes.set(keyOf(data), { state: 'accepted', problem: null });
    if (type === 'LeadEmailFailed')
      outcomes.set(keyOf(data), { state: 'failed', problem: data.reason });
    if (type === 'LeadEmailRetried') outcomes.set(keyOf(data), { state: 'queued', problem: null });
  }
  return outcomes;
}

/** Everything that happened to a lead, oldest first. */
export async function momentsOf(
  id: number,
  { history, db }: Pick<Services, 'history' | 'db'>,
  language: Language,
): Promise<LeadMoment[]> {
  const events = await history.read(lead, id);
  const staff = await staffNames(db);
  const nameOf = (by: string): string => actorName(by, staff, language);
  const outcomes = outcomesIn(events);
  return events.filter(isTold).map((event) => ({
    type: event.type,
    at: event.at,
    by: nameOf(event.by),
    summary: tell(
      event,
      language,
      event.type === 'LeadAssigned' && event.data.userId !== null
        ? { user: nameOf(`user-${event.data.userId}`) }
        : {},
    ),
    message: messageOf(event),
    email: emailOf(event, outcomes),
  }));
}
