// What is told of a record of ours in the books of one company.
import { z } from 'zod';
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import { RealmId, TheirId } from './connection-shapes.ts';
import {
  Candidate,
  ChangedThere,
  Difference,
  Failure,
  FieldName,
  Holder,
  Match,
  Prints,
  RecordKind,
  SentPrints,
  Taking,
} from './record-shapes.ts';

/** Each says whose it is: whatever comes first makes the record. */
const About = z.object({ realmId: RealmId, kind: RecordKind, ourId: z.int().positive() });
export type About = z.infer<typeof About>;

export const events = {
  QuickBooksRecordWanted: About,
  /** A person has it brought there, whether it is eligible or not. */
  QuickBooksRecordAdded: About,
  /** QuickBooks does not answer: it goes there as soon as it does; what failed or differs does. */
  QuickBooksRecordPutOff: About,
  QuickBooksSendingBegun: About.extend({
    requestId: z.string(),
    name: z.string(),
    /** What the first request carried: every repeat is answered with it. */
    sent: SentPrints.optional(),
  }),
  QuickBooksRecordInStep: About.extend({
    theirId: TheirId,
    prints: Prints,
    /** `returned`: it was gone there, and was read there again. */
    how: z.enum(['created', 'linked', 'updated', 'returned']),
    /** Which fields of somebody there we wrote by that; not said: none. */
    wrote: z.array(FieldName).optional(),
  }),
  /** It was taken out there; or, where it never got there, it is not eligible and was dropped. */
  QuickBooksRecordTakenBack: About,
  /** It waits for another record, by its number. */
  QuickBooksRecordHeldBack: About.extend({ by: z.int().positive() }),
  QuickBooksRecordFailed: About.extend({
    failure: Failure,
    said: z.string(),
    /** Who has its name there; not said: nobody, or nobody knows. */
    holder: Holder.optional(),
    /** The number of the request that QuickBooks refused; not said: it refused none, or another. */
    refused: z.string().optional(),
    /** What somebody there changed of it; not said: nothing that keeps it. */
    changed: ChangedThere.optional(),
  }),
  /** A person has this version of it deleted there, whatever was changed. */
  QuickBooksDeletionDecided: About.extend({ version: z.string() }),
  /** What it is to be called there, where somebody else has its name. */
  QuickBooksNameChosen: About.extend({ name: z.string() }),
  QuickBooksMatchNeeded: About.extend({ candidates: z.array(Candidate) }),
  QuickBooksMatchDecided: About.extend({ match: Match }),
  /** A person says that it is somebody else there; they are found or made anew. */
  QuickBooksRecordUnlinked: About.extend({ theirId: TheirId }),
  /** A person has one made in the place of what is gone there. */
  QuickBooksRecordBegunAnew: About.extend({ theirId: TheirId }),
  /** Somebody else stands there for it now: what belongs to it moves along. */
  QuickBooksRecordReplaced: About.extend({ theirId: TheirId }),
  /** What it belongs to is another one there now. */
  QuickBooksRecordMoves: About,
  /** A person does not want it there; what is there stays. */
  QuickBooksRecordLeftOut: About,
  QuickBooksRecordTakenUp: About,
  QuickBooksDiffers: About.extend({ differences: z.array(Difference) }),
  QuickBooksDifferenceSettled: About.extend({
    field: FieldName,
    take: Taking,
    ourPrint: z.string(),
    theirPrint: z.string(),
    /** The value that is taken over; blank with any other decision. */
    value: z.string(),
  }),
};
export type RecordEvent = MessageOf<typeof events>;

// Names and addresses of people, ours and theirs.
export const personal = {
  // QuickBooks names people when it refuses: "another customer is called …".
  QuickBooksRecordFailed: ['said'],
  QuickBooksSendingBegun: ['name'],
  QuickBooksMatchNeeded: [
    'candidates.name',
    'candidates.email',
    'candidates.phone',
    'candidates.address',
    'candidates.contact',
  ],
  QuickBooksMatchDecided: ['match.name'],
  QuickBooksNameChosen: ['name'],
  QuickBooksDiffers: ['differences.ours', 'differences.theirs'],
  QuickBooksDifferenceSettled: ['value'],
} as const;
