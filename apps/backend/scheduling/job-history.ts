// The timeline of a job for people: who did what, when, in a sentence each.
import type { JobHistoryEntry } from '@purlin/contracts/job-shapes.ts';
import type { Assignee } from '@purlin/domain/scheduling/assignment-shapes.ts';
import { job, type JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName, type AnswerWords, answerWords } from '@purlin/words/answers.ts';
import type { Values } from '@purlin/words/parameters.ts';
import { tell } from '@purlin/words/story.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { estimatesOfJob } from '../estimates/read-models/estimate-list.ts';
import type { Services } from '../platform/core/room.ts';
import type { Db } from '../platform/servers/database.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { crewsByIds } from './read-models/crew-list.ts';

/** Whom an event puts on the job, moves or takes off, and which vendor answered. */
function assigneeOf(event: JobEvent): Assignee | undefined {
  switch (event.type) {
    case 'AssignmentMade':
    case 'AssignmentMoved':
    case 'AssignmentEnded':
      return event.data;
    case 'OrderConfirmed':
    case 'OrderDeclined':
    case 'OrderDatesProposed':
    case 'OrderAnswerWithdrawn':
      return { kind: 'vendor', assigneeId: event.data.vendorId };
    default:
      return undefined;
  }
}

/** What everybody is called who was ever on it; events hold numbers. */
async function namesOf(events: readonly JobEvent[], db: Db, say: AnswerWords) {
  const all = events.flatMap((event) => assigneeOf(event) ?? []);
  const idsOf = (kind: Assignee['kind']) => [
    ...new Set(all.filter((one) => one.kind === kind).map(({ assigneeId }) => assigneeId)),
  ];
  const [crews, vendors] = await Promise.all([
    crewsByIds(db, idsOf('crew')),
    vendorsByIds(db, idsOf('vendor')),
  ]);
  const names = {
    crew: new Map(crews.map(({ id, name }) => [id, name])),
    vendor: new Map(vendors.map(({ id, name }) => [id, name])),
  };
  return ({ kind, assigneeId }: Assignee): string =>
    names[kind].get(assigneeId) ?? (kind === 'vendor' ? say('job.vendor-unknown') : '');
}

/** Of dates whose start stayed, what became of the end. */
function endWords({ start, end }: Dates, before: string | null | undefined): Values {
  if (start === null || start !== before) return {};
  return end === null ? { how: 'open' } : { how: 'ends', day: end.slice(0, 10) };
}

const dayOf = (local: string | null | undefined): string => (local ?? '').slice(0, 10);

/** What an event does not say itself: it was said by those before it. */
function fromBefore(nameOf: (one: Assignee) => string) {
  const steps = new Map<number, string>();
  let [start, end]: (string | null | undefined)[] = [];
  let planned: string | null | undefined;
  return (event: JobEvent): Values => {
    const assignee = assigneeOf(event);
    if (assignee) return { who: nameOf(assignee) };
    switch (event.type) {
      case 'ChecklistSet':
        for (const step of event.data.steps) steps.set(step.id, step.text);
        return {};
      // What a step was called when it was ticked.
      case 'StepTicked':
      case 'StepUnticked':
        return { step: steps.get(event.data.stepId) ?? '' };
      case 'JobPhotosAdded': {
        const step = steps.get(event.data.stepId ?? 0);
        return step === undefined ? {} : { asked: 'yes', step };
      }
      case 'JobScheduled':
      case 'JobAdded':
      case 'JobRescheduled': {
        const words = event.type === 'JobRescheduled' ? endWords(event.data, start) : {};
        ({ start, end } = event.data);
        return words;
      }
      case 'JobCompleted': {
        if (event.data.end === null) return {};
        [planned, end] = [end, event.data.end];
        return { planned: dayOf(planned) };
      }
      case 'JobReopened': {
        if (!planned) return {};
        [end, planned] = [planned, null];
        return { back: 'yes', day: dayOf(end) };
      }
      default:
        return {};
    }
  };
}

/** What its client answered to its change orders, which are histories of their own. */
async function answersToChanges(id: number, db: Db, say: AnswerWords): Promise<JobHistoryEntry[]> {
  const changes = await estimatesOfJob(db, id, null);
  return changes.flatMap(
    ({ status, answeredAt, clientName, projectTitle: title, totalCents: cents }) =>
      answeredAt !== null && (status === 'accepted' || status === 'declined')
        ? [
            {
              revision: null,
              type: status === 'accepted' ? 'EstimateApproved' : 'EstimateDeclined',
              at: answeredAt,
              by: clientName,
              summary:
                status === 'accepted'
                  ? say('job.change-accepted', { title, cents })
                  : say('job.change-declined', { title }),
            },
          ]
        : [],
  );
}

/**
 * Every event of a job, with the answers to its change orders, newest first; undefined when there
 * is no such job.
 */
export async function jobHistory(
  id: number,
  { history, db }: Pick<Services, 'history' | 'db'>,
  language: Language,
): Promise<JobHistoryEntry[] | undefined> {
  const events = await history.read(job, id);
  if (events.length === 0) return undefined;
  const say = answerWords(language);
  const [staff, nameOf, answers] = await Promise.all([
    staffNames(db),
    namesOf(events, db, say),
    answersToChanges(id, db, say),
  ]);
  const known = fromBefore(nameOf);
  const own = events.map((event) => ({
    revision: event.revision,
    type: event.type,
    at: event.at,
    by: actorName(event.by, staff, language),
    summary: tell(event, language, known(event)),
  }));
  return [...own.toReversed(), ...answers].toSorted((a, b) =>
    a.at === b.at ? 0 : a.at < b.at ? 1 : -1,
  );
}
