// What happened to a lead, for people: who did what, when, and how its e-mails fared.
import type { EmailState, LeadMoment } from '@purlin/contracts/lead-shapes.ts';
import { lead, type LeadEvent } from '@purlin/domain/leads/lead.ts';
import type { LeadEmail } from '@purlin/domain/leads/choices.ts';
import { allUsers } from '../access/read-models/user-list.ts';
import type { PastEvent } from '../platform/core/history.ts';
import type { Services } from '../platform/core/room.ts';

type State = Exclude<EmailState, 'none'>;
interface EmailOutcome {
  readonly state: State;
  readonly problem: string | null;
}
type LeadPast = PastEvent & LeadEvent;
type Description = Pick<LeadMoment, 'summary' | 'message' | 'email'>;
interface Context {
  readonly event: LeadPast;
  readonly outcomes: ReadonlyMap<string, EmailOutcome>;
  readonly nameOf: (userId: number) => string;
}
type Describers = {
  readonly [T in LeadEvent['type']]: (
    data: Extract<LeadEvent, { type: T }>['data'],
    context: Context,
  ) => Description | undefined;
};

const plain = (summary: string, message = ''): Description => ({ summary, message, email: null });
const STATUS = {
  new: 'new',
  contacted: 'contacted',
  quoted: 'quoted',
  won: 'won',
  lost: 'lost',
} as const;
const WHOSE: Readonly<Record<LeadEmail, string>> = {
  receipt: 'The receipt',
  notice: 'The notice to the office',
  reply: 'The reply',
};
const keyOf = ({ email, sentBy }: { readonly email: LeadEmail; readonly sentBy: string }): string =>
  `${email}/${sentBy}`;

const DESCRIBE: Describers = {
  LeadReceived: ({ kind, message }) =>
    plain(
      kind === 'quote' ? 'Asked for a quote on the website' : 'Wrote a message on the website',
      message,
    ),
  LeadAssigned: ({ userId }, { nameOf }) =>
    plain(userId === null ? 'Nobody looks after it any more' : `${nameOf(userId)} looks after it`),
  LeadStatusChanged: ({ status, reason }) => plain(`Marked as ${STATUS[status]}`, reason),
  LeadNoteAdded: ({ text }) => plain('Note', text),
  LeadReplied: ({ subject, message }, { event, outcomes }) => ({
    summary: subject,
    message,
    email: {
      email: 'reply',
      sentBy: event.eventId,
      ...(outcomes.get(`reply/${event.eventId}`) ?? { state: 'queued', problem: null }),
    },
  }),
  // How a reply fared stands with the reply itself.
  LeadEmailAccepted: ({ email }) =>
    email === 'reply' ? undefined : plain(`${WHOSE[email]} was sent`),
  LeadEmailFailed: ({ email, sentBy, reason }, { outcomes }) => {
    if (email === 'reply') return undefined;
    const outcome = outcomes.get(keyOf({ email, sentBy }));
    return {
      summary: `${WHOSE[email]} could not be sent`,
      message: reason,
      email: outcome?.state === 'failed' ? { email, sentBy, ...outcome } : null,
    };
  },
  LeadEmailRetried: ({ email }) => plain(`${WHOSE[email]} was tried again`),
  LeadBecameClient: ({ estimateId }) =>
    plain(estimateId === null ? 'Became a client' : 'Got an estimate'),
};

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
): Promise<LeadMoment[]> {
  const events = (await history.read(lead, id)) as unknown as readonly LeadPast[];
  const names = new Map(
    (await allUsers(db)).map((user) => [user.id, `${user.firstName} ${user.lastName}`]),
  );
  const nameOf = (userId: number): string => names.get(userId) ?? `User ${userId}`;
  const whoIs = (by: string): string =>
    by === 'visitor'
      ? 'Website'
      : by === 'system'
        ? 'Purlin'
        : nameOf(Number(by.replace('user-', '')));
  const outcomes = outcomesIn(events);
  return events.flatMap((event) => {
    const described = (
      DESCRIBE[event.type] as (data: unknown, context: Context) => Description | undefined
    )(event.data, { event, outcomes, nameOf });
    return described ? [{ type: event.type, at: event.at, by: whoIs(event.by), ...described }] : [];
  });
}
