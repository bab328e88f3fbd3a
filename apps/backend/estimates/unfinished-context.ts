// The room of unfinished estimates: what staff are typing, kept for each other, and who is where.
import type { z } from 'zod';
import {
  unfinished as contract,
  type UnfinishedEstimate,
  type UnfinishedPlace,
} from '@purlin/contracts/unfinished.ts';
import { refuse } from '@purlin/domain/estimates/refusals.ts';
import { actorName } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { arrive, leave, whoIsAt } from '../platform/core/editing/presence.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import {
  listUnfinished,
  readUnfinished,
  removeUnfinished,
  saveUnfinished,
  type Kept,
} from '../platform/core/editing/unfinished.ts';

/** What it is called where all unfinished work is kept. */
export const KIND = 'estimate';
/** What browsers make up: keys of work, and names of tabs. */
const MADE_UP = /^[0-9a-f]{8,64}$/;
const PLACE = /^(?:unfinished-[0-9a-f]{8,64}|estimate-[1-9]\d{0,14})$/;

interface Head {
  readonly place: UnfinishedPlace;
  readonly estimateId: number | null;
  readonly clientId: number | null;
  readonly clientName: string;
  readonly title: string;
}

/** Streams of people that it may speak of. */
const aboutOf = ({ clientId, estimateId }: Head): readonly string[] => [
  ...(clientId === null ? [] : [`client-${clientId}`]),
  ...(estimateId === null ? [] : [`estimate-${estimateId}`]),
];

const placeOf = ({ place, estimateId }: Head, key: string): string =>
  place === 'edit' ? `estimate-${estimateId}` : `unfinished-${key}`;

/** Names of those who are at a place besides the caller. */
async function othersAt({ db }: Pick<Services, 'db'>, place: string, { asker, language }: Caller) {
  const [people, staff] = await Promise.all([whoIsAt(db, [place]), staffNames(db)]);
  return {
    people: people
      .filter(({ person }) => person !== asker.by)
      .map(({ person }) => actorName(person, staff, language)),
  };
}

/** Works as they travel, with whoever else is at each. */
async function viewsOf(
  works: readonly Kept[],
  { db }: Services,
  { asker, language }: Caller,
): Promise<z.input<typeof UnfinishedEstimate>[]> {
  const placed = works.map((work) => ({ work, place: placeOf(work.head as Head, work.key) }));
  const [people, staff] = await Promise.all([
    whoIsAt(
      db,
      placed.map(({ place }) => place),
    ),
    staffNames(db),
  ]);
  const name = (person: string) => actorName(person, staff, language);
  return placed.map(({ work, place }) => {
    const { key, head, startedBy, savedBy, savedAt, revision } = work;
    return {
      key,
      ...(head as Head),
      startedBy: name(startedBy),
      savedBy: name(savedBy),
      savedAt,
      mine: savedBy === asker.by,
      revision,
      open: people
        .filter((one) => one.place === place && one.person !== asker.by)
        .map(({ person }) => name(person)),
    };
  });
}

export const unfinishedRoom = defineRoom({ contract, deciders: [] })({
  name: 'unfinished',
  readModels: [],
  answers: {
    list: async (_, services, caller) =>
      viewsOf(await listUnfinished(services, KIND), services, caller),
    async details({ params: { key } }, services, caller) {
      const work = MADE_UP.test(key) ? await readUnfinished(services, KIND, key) : undefined;
      if (!work) return refuse('unfinished-gone');
      const [view] = await viewsOf([work], services, caller);
      return { ...view!, content: work.content as Record<string, unknown> };
    },
    async save({ params: { key }, body: { revision, content, ...head } }, services, { asker }) {
      if (!MADE_UP.test(key)) return refuse('unfinished-gone');
      const saved = await saveUnfinished(
        services,
        { key, kind: KIND, about: aboutOf(head), head, content },
        { revision, by: asker.by },
      );
      if (saved === 'gone') return refuse('unfinished-gone');
      return saved === 'overtaken' ? refuse('unfinished-changed') : saved;
    },
    async remove({ params: { key } }, { db }) {
      if (MADE_UP.test(key)) await removeUnfinished(db, KIND, key);
      return {};
    },
    async present({ params: { place } }, services, caller) {
      return othersAt(services, place, caller);
    },
    async arrive({ params: { place }, body: { tab, here } }, services, caller) {
      if (!PLACE.test(place) || !MADE_UP.test(tab)) return { people: [] };
      const screen = { place, tab, person: caller.asker.by };
      await (here ? arrive(services.db, screen) : leave(services.db, screen));
      return othersAt(services, place, caller);
    },
  },
});
