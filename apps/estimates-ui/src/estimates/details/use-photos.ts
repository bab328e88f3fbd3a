// Edits an estimate's photos with optimistic updates, rolled back if saving fails.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { MOST_ESTIMATE_PHOTOS, type EstimatePhoto } from '@purlin/domain/estimates/photo-shapes.ts';
import { sendPictures, type Sending } from '@purlin/web/picture-upload.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-offer.ts';
import { useEffect, useRef, useState } from 'react';

type Photos = readonly EstimatePhoto[];
/** The optimistic state, shown until the server's is refetched. */
interface Ahead {
  readonly next: Photos;
  /** The data read when the last change completed; undefined while changes are being saved. */
  readonly of?: Photos;
}

export interface PhotoWork {
  readonly photos: Photos;
  readonly change: (next: Photos) => Promise<void>;
  /** Uploads files one after the other and appends them. */
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly sending: Sending | undefined;
  /** The error of the last upload. */
  readonly wrong: string;
}

export function usePhotos({ id, photos: known }: Pick<Estimate, 'id' | 'photos'>): PhotoWork {
  const choose = useCommand(estimates.choosePhotos, {
    toast: { failed: say('photos-failed') },
  });
  const [ahead, setAhead] = useState<Ahead>();
  const isAhead = ahead && (ahead.of === undefined || ahead.of === known);
  const photos = isAhead ? ahead.next : known;
  const latest = useRef({ photos, known });
  useEffect(() => {
    latest.current = { photos, known };
  });
  // Changes run one after the other. Each sends all photos and the list it is based on, so that
  // concurrent changes by others are kept.
  const queue = useRef<Promise<unknown>>(undefined);
  const seen = useRef<Photos>(known);
  const change = async (next: Photos): Promise<void> => {
    if (!queue.current) seen.current = latest.current.photos;
    setAhead({ next });
    const step = async (before: Promise<unknown> | undefined) => {
      await before;
      const body = { photos: [...next], seen: [...seen.current] };
      const answer = await choose.run({ params: { id }, body });
      if (answer) seen.current = next;
      return answer;
    };
    const mine = step(queue.current);
    queue.current = mine;
    const answer = await mine;
    if (queue.current !== mine) return;
    queue.current = undefined;
    setAhead(answer && { next, of: latest.current.known });
  };
  const [sending, setSending] = useState<Sending>();
  const [wrong, setWrong] = useState('');
  const add = async (files: readonly File[]): Promise<void> => {
    setWrong('');
    const fits = files.slice(0, MOST_ESTIMATE_PHOTOS - latest.current.photos.length);
    const { arrived, problems } = await sendPictures<typeof estimates.addPhoto>(
      estimates.addPhoto,
      fits,
      setSending,
    );
    setSending(undefined);
    if (fits.length < files.length)
      problems.push(say('too-many-photos', { count: MOST_ESTIMATE_PHOTOS }));
    setWrong([...new Set(problems)].join(' '));
    const there = latest.current.photos;
    const added = arrived.filter((picture) => there.every((one) => one.picture !== picture));
    if (added.length > 0)
      await change([...there, ...added.map((picture) => ({ picture, caption: '' }))]);
  };
  return { photos, change, add, sending, wrong };
}
