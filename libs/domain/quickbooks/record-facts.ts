// Events of a record of ours in one QuickBooks company.
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

/** Every event names its record, because any of them can be the first. */
const About = z.object({ realmId: RealmId, kind: RecordKind, ourId: z.int().positive() });
export type About = z.infer<typeof About>;

export const events = {
  QuickBooksRecordWanted: About,
  /** A person requested it, eligible or not. */
  QuickBooksRecordAdded: About,
  /**
   * QuickBooks is unavailable; the record is sent when it answers again. Failed and differing
   * records are included.
   */
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
    /** `returned`: it was deleted in QuickBooks, and was found there again. */
    how: z.enum(['created', 'linked', 'updated', 'returned']),
    /** Fields of an existing entry that this sync wrote; absent: none. */
    wrote: z.array(FieldName).optional(),
  }),
  /** Removed from QuickBooks, or left there as someone else’s; or never sent, and dropped. */
  QuickBooksRecordTakenBack: About,
  /** It waits for another record, given by its stream number. */
  QuickBooksRecordHeldBack: About.extend({ by: z.int().positive() }),
  QuickBooksRecordFailed: About.extend({
    failure: Failure,
    said: z.string(),
    /** Who has the name in QuickBooks; absent: nobody or unknown. */
    holder: Holder.optional(),
    /** The id of the refused request; absent: no request was refused, or another one. */
    refused: z.string().optional(),
    /** What was changed in QuickBooks; absent: nothing that prevents deletion. */
    changed: ChangedThere.optional(),
  }),
  /** A person decided to delete this version despite the changes. */
  QuickBooksDeletionDecided: About.extend({ version: z.string() }),
  /** The name to use in QuickBooks, because another entry has ours. */
  QuickBooksNameChosen: About.extend({ name: z.string() }),
  QuickBooksMatchNeeded: About.extend({
    candidates: z.array(Candidate),
    /** A fingerprint of who is paid how much; absent: no payment, or before 2026-11-29. */
    payee: z.string().optional(),
  }),
  QuickBooksMatchDecided: About.extend({ match: Match }),
  /** A person decided that the linked entry is someone else; a new match or entry follows. */
  QuickBooksRecordUnlinked: About.extend({ theirId: TheirId }),
  /** A person decided to create a new entry in place of a deleted one, or beside a kept one. */
  QuickBooksRecordBegunAnew: About.extend({ theirId: TheirId }),
  /** A different QuickBooks entry now represents this record; dependent records move to it. */
  QuickBooksRecordReplaced: About.extend({ theirId: TheirId }),
  /** The record it belongs to is now a different QuickBooks entry. */
  QuickBooksRecordMoves: About,
  /** A person excluded it from the sync; its QuickBooks entry stays. */
  QuickBooksRecordLeftOut: About,
  /** What a user excluded stays in QuickBooks, although its payment was returned. */
  QuickBooksRecordKept: About,
  QuickBooksRecordTakenUp: About,
  QuickBooksDiffers: About.extend({ differences: z.array(Difference) }),
  QuickBooksDifferenceSettled: About.extend({
    field: FieldName,
    take: Taking,
    ourPrint: z.string(),
    theirPrint: z.string(),
    /** The value taken over; empty for other decisions. */
    value: z.string(),
  }),
};
export type RecordEvent = MessageOf<typeof events>;

// Names and addresses of people, ours and QuickBooks's.
export const personal = {
  // QuickBooks's error messages contain names: "another customer is called …".
  QuickBooksRecordFailed: ['said'],
  QuickBooksSendingBegun: ['name'],
  QuickBooksMatchNeeded: [
    'candidates.name',
    'candidates.email',
    'candidates.phone',
    'candidates.address',
    'candidates.contact',
    'candidates.vendor',
  ],
  QuickBooksMatchDecided: ['match.name'],
  QuickBooksNameChosen: ['name'],
  QuickBooksDiffers: ['differences.ours', 'differences.theirs'],
  QuickBooksDifferenceSettled: ['value'],
} as const;
